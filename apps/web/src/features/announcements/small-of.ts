import type { DrawnAnnouncement } from '../../game/drawn-announcement.js';
import type { Small } from './small-picture.js';

/** What is drawn of an announcement, at the height of a line. Where certain cards have to take tricks, these stand out from the others. */
export function smallOf({ tricks, cards, isOneEnough }: DrawnAnnouncement): Small {
  if (tricks === null) return { cards: cards.slice(0, isOneEnough ? 1 : 3) };
  const isAboutCards = tricks.some(({ card }) => card !== null);
  return {
    pips: tricks.map(({ isMeant, card }) => (card !== null ? 'on' : isMeant ? (isAboutCards ? 'any' : 'on') : null)),
  };
}
