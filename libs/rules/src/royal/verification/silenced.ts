import { silentBonuses } from '../announcements/catalogue.js';
import { type Claim } from '../announcements/claim.js';
import { type SilentBonusId } from '../announcements/ids.js';
import { type Auction } from '../auction/auction.js';
import { opponentsOf, type Party } from '../table.js';

/** A bonus of 4.3 with the one thing that it says of its party, and the announcements with which it is not scored. */
export interface SilentClaim {
  readonly id: SilentBonusId;
  readonly points: number;
  readonly claim: Claim;
  readonly silencedBy: ReadonlySet<string>;
}

export const silentClaims: readonly SilentClaim[] = silentBonuses.map((bonus) => ({
  id: bonus.id as SilentBonusId,
  points: bonus.points,
  claim: bonus.claims({ cards: [], suits: [], count: 0 })[0]!,
  silencedBy: new Set<string>(bonus.silencedBy),
}));

/** Whether the auction keeps a party from scoring the bonus. */
export function isSilenced({ id, silencedBy }: SilentClaim, auction: Auction, party: Party): boolean {
  // Obscur is not played at all when either party announced a free-trick Schlemm or a Valat trophy.
  return (
    announcedOneOf(silencedBy, auction, party) ||
    (id === 'obscur' && announcedOneOf(silencedBy, auction, opponentsOf(party)))
  );
}

/** D5: raised announcements count here too, void ones do not. */
function announcedOneOf(ids: ReadonlySet<string>, auction: Auction, party: Party): boolean {
  for (const { announcement } of auction.schlemmeOf(party)) if (ids.has(announcement.id)) return true;
  return false;
}
