import { cardSet, noCards, union, type CardSet } from '../../../cards/card-set.js';
import { type Announcement } from '../../announcements/announcement.js';
import { raises } from '../../announcements/raising.js';
import { everyAnnouncement } from '../../interface/every-announcement.js';
import { type SheetLine } from '../../record/match.js';

const schlemme = everyAnnouncement(noCards).filter(({ definition }) => definition.family !== 'message');
const binding = schlemme.filter(({ bindings }) => bindings.length > 0);

/** The cards that lines may have taken over from Schlemme which they raised (2.3): those stand on no sheet. */
export function raisedBindings(lines: readonly SheetLine[]): CardSet {
  let cards = noCards;
  for (const { announcement, result } of lines) {
    if (result !== 'stated') cards = union(cards, takenOver(announcement));
  }
  return cards;
}

const known = new Map<Announcement, CardSet>();

function takenOver(announcement: Announcement): CardSet {
  let cards = known.get(announcement);
  if (cards === undefined) {
    const own = announcement.bindings.filter(({ tricks }) => (tricks & (tricks - 1)) === 0).map(({ card }) => card);
    const taken = binding.filter((lower) => isBelow(lower, announcement)).flatMap(({ bindings }) => bindings);
    cards = cardSet(taken.map(({ card }) => card).filter((card) => !own.includes(card)));
    known.set(announcement, cards);
  }
  return cards;
}

/** Raised by it, or by something that it raises: what a chain of three takes over, no longer one adds to. */
function isBelow(lower: Announcement, higher: Announcement): boolean {
  return raises(higher, lower) || schlemme.some((between) => raises(higher, between) && raises(between, lower));
}
