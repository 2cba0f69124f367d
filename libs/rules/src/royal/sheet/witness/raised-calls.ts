import { noCards } from '../../../cards/card-set.js';
import { isSame, type Announcement } from '../../announcements/announcement.js';
import { raises } from '../../announcements/raising.js';
import { Auction } from '../../auction/auction.js';
import { type Bound } from '../../auction/standing.js';
import { everyAnnouncement } from '../../interface/every-announcement.js';
import { partnerOf, partyOf, type Seat } from '../../table.js';

/** A card that an announcement keeps bound by raising another one (2.3). */
export interface KeptCard extends Pick<Bound, 'card' | 'tricks'> {
  /** It counts as bound by the call that raises, and not by the one that was raised. */
  readonly isOfRaising: boolean;
}

/** What may have been called before an announcement so that it, by raising that, keeps cards bound. */
export interface RaisedCalls {
  /** Each is raised by the next one, the last one by the announcement. */
  readonly calls: readonly Announcement[];
  readonly kept: readonly KeptCard[];
}

const schlemme = everyAnnouncement(noCards).filter(({ definition }) => definition.family !== 'message');
const binding = schlemme.filter(({ bindings }) => bindings.length > 0);
const known = new Map<Announcement, readonly RaisedCalls[]>();

/**
 * For each card and trick that an announcement can keep bound one way to come to it: by what it raises itself, else by what that
 * raises in turn. A Mariage, which leaves two tricks open, is the only one here that hands on two cards; a Hawk and its like are
 * left out where they do, for two calls of one card each come to the same.
 */
export function raisedCallsBefore(raising: Announcement): readonly RaisedCalls[] {
  let ways = known.get(raising);
  if (ways === undefined) {
    ways = waysTo(raising);
    known.set(raising, ways);
  }
  return ways;
}

function waysTo(raising: Announcement): readonly RaisedCalls[] {
  const ways = new Map<string, RaisedCalls>();
  const enter = (calls: readonly Announcement[]): void => {
    const kept = keptBy([...calls, raising]);
    if (kept.length === 0 || kept.filter(({ tricks }) => isOneTrick(tricks)).length > 1) return;
    const key = kept.map(({ card, tricks }) => `${card} ${tricks}`).join();
    if (!ways.has(key)) ways.set(key, { calls, kept });
  };
  for (const lower of binding) if (raises(raising, lower)) enter([lower]);
  for (const between of schlemme) {
    if (!raises(raising, between)) continue;
    for (const lower of binding) if (raises(between, lower)) enter([lower, between]);
  }
  return [...ways.values()];
}

const isOneTrick = (tricks: number): boolean => (tricks & (tricks - 1)) === 0;

const FIRST_SEAT: Seat = 0;

/** Asks the auction itself what the last of these keeps bound, each being said by the partner of who said the one before. */
function keptBy(calls: readonly Announcement[]): readonly KeptCard[] {
  const auction = new Auction(partyOf(FIRST_SEAT), [null, null, null, null]);
  let seat = FIRST_SEAT;
  for (const announcement of calls) {
    auction.take({ seat, calls: [{ contra: false, announcement }] });
    seat = partnerOf(seat);
  }
  const own = auction.schlemmeOf(partyOf(FIRST_SEAT));
  const last = own.at(-1)!;
  const isLegal = own.length === calls.length && isSame(last.announcement, calls.at(-1)!);
  if (!isLegal) return [];
  return last.bound
    .filter(({ kept }) => kept)
    .map(({ card, tricks, order }) => ({ card, tricks, isOfRaising: order === last.order }));
}
