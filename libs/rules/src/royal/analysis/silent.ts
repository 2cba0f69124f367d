import { has, union, type CardSet } from '../../cards/card-set.js';
import { type SilentBonusId } from '../announcements/ids.js';
import { type Auction } from '../auction/auction.js';
import { collectorOf, interceptorOf, parties, type BySeat, type Party } from '../table.js';
import { isSilenced, silentClaims } from '../verification/silenced.js';
import { goalOf, type Goal } from './goal.js';

export interface SilentGoal {
  readonly bonus: SilentBonusId;
  readonly party: Party;
  readonly goal: Goal;
  /** Reached if and only if the goal before it in the list is not: one of the parties takes its fifth trick first. */
  readonly isOpposite: boolean;
}

/** The silent bonuses that are in play after an auction (4.3, D5), in the order of 4.3. @param hands as dealt */
export function silentGoals(auction: Auction, hands: BySeat<CardSet>): readonly SilentGoal[] {
  return silentClaims.flatMap((bonus) =>
    parties
      .filter((party) => !isSilenced(bonus, auction, party) && !holdsIt(bonus.claim, party, hands))
      .map((party) => ({
        bonus: bonus.id,
        party,
        goal: goalOf([bonus.claim], [], party, hands),
        isOpposite: bonus.id === 'obscur' && party === 1,
      })),
  );
}

/** What a party was dealt it cannot catch. */
function holdsIt(claim: (typeof silentClaims)[number]['claim'], party: Party, hands: BySeat<CardSet>): boolean {
  return claim.kind === 'caught' && has(union(hands[interceptorOf(party)], hands[collectorOf(party)]), claim.card);
}
