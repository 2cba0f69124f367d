import { noCards } from '../../cards/card-set.js';
import { type Announcement } from '../announcements/announcement.js';
import { catalogue } from '../announcements/catalogue.js';
import { type Definition } from '../announcements/definition.js';
import { raises } from '../announcements/raising.js';
import { type Auction } from '../auction/auction.js';
import { type Bound, isActive } from '../auction/standing.js';
import { announcementsOf } from '../interface/every-announcement.js';
import { collectorOf, parties, type ByParty, type Party } from '../table.js';

/** Announcements that can be looked for: the trophies, or all Schlemme, of which the trophies are the most expensive (2.2). */
export const missedFamilies = ['trophies', 'schlemme'] as const;
export type MissedFamily = (typeof missedFamilies)[number];

const isOf: Readonly<Record<MissedFamily, (definition: Definition) => boolean>> = {
  trophies: ({ family }) => family === 'trophy',
  schlemme: ({ family }) => family !== 'message',
};

export interface MissedCall {
  readonly party: Party;
  readonly announcement: Announcement;
  /** What is bound with this call as the last one of the party. */
  readonly bound: ByParty<readonly Bound[]>;
}

/**
 * What a party could have announced as its last call beside all that it did announce: legal (2.2, 2.4), and raising nothing.
 * In the order of the catalogue, then of parameters; of equal ones A's before B's.
 */
export function missedCalls(
  auction: Auction,
  bound: ByParty<readonly Bound[]>,
  family: MissedFamily,
): readonly MissedCall[] {
  return catalogue.flatMap((definition, index) =>
    isOf[family](definition)
      ? announcementsOf(index, noCards).flatMap((announcement) =>
          parties
            .filter((party) => isFree(auction, announcement, party))
            .map((party) => ({ party, announcement, bound: withCall(announcement, party, bound) })),
        )
      : [],
  );
}

function isFree(auction: Auction, announcement: Announcement, party: Party): boolean {
  const raised = auction
    .schlemmeOf(party)
    .some((standing) => isActive(standing) && raises(announcement, standing.announcement));
  return !raised && auction.objection({ contra: false, announcement }, collectorOf(party)) === null;
}

/** The cards of the call are bound most recently (2.6). */
function withCall(
  { bindings }: Announcement,
  party: Party,
  [ofA, ofB]: ByParty<readonly Bound[]>,
): ByParty<readonly Bound[]> {
  const own = bindings.map(({ card, tricks }) => ({ card, tricks, order: Number.MAX_SAFE_INTEGER, kept: false }));
  return party === 0 ? [[...ofA, ...own], ofB] : [ofA, [...ofB, ...own]];
}
