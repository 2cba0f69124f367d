import { factsOf } from '../play/facts.js';
import { type PlayedGame } from '../record/match.js';
import { type Party, type Seat } from '../table.js';
import { type Announcement } from './announcement.js';
import { prove, type Proof } from './proof.js';

/** An announcement that was won, and who said it. */
interface Won {
  readonly announcement: Announcement;
  readonly party: Party;
  readonly seat: Seat;
}

/** A trick by which an announcement was won, and what was decided in it: one proof for each claim, in the order of the claims. */
interface DecidingTrick {
  /** 1–10. */
  readonly trick: number;
  readonly proofs: readonly [Proof, ...Proof[]];
}

/** The tricks by which an announcement was won, in the order played: those that decided one of its claims each, or several. */
export function decidingTricks(
  { hands, tricks }: PlayedGame,
  { announcement, party, seat }: Won,
): readonly DecidingTrick[] {
  const facts = factsOf(hands, tricks);
  const proofs = announcement.claims.map((claim) => prove(claim, facts, party, seat)).filter(({ trick }) => trick > 0);
  return proofs
    .filter(({ trick }, index) => proofs.findIndex((other) => other.trick === trick) === index)
    .map((first) => ({
      trick: first.trick,
      proofs: [first, ...proofs.filter((other) => other !== first && other.trick === first.trick)] as const,
    }))
    .sort((one, other) => one.trick - other.trick);
}
