import { type Card } from '../../cards/card.js';
import { cardSet, cardsOf, difference } from '../../cards/card-set.js';
import { winningPlace } from '../../tricks/trick.js';
import { Auction } from '../auction/auction.js';
import { type Turn } from '../auction/call.js';
import { boundCards } from '../play/binding.js';
import { legalCardsOf } from '../play/legality.js';
import { collectorOf, partyOf, type Party, type Seat } from '../table.js';

/** What a player may know while tricks are played: who attacks, his own hand, what everybody said and played. */
export interface PlayView {
  readonly attackers: Party;
  readonly seat: Seat;
  /** His ten cards as dealt. */
  readonly hand: readonly Card[];
  readonly auction: readonly Turn[];
  /** Cards in the order played, the last trick perhaps not complete. */
  readonly tricks: readonly (readonly Card[])[];
}

export interface LegalCards {
  /** The seat that plays next; null after ten tricks. */
  readonly turnOf: Seat | null;
  /** What the player may play, were it his turn now; never empty while he has cards. */
  readonly cards: readonly Card[];
}

/** The cards that 3.1 and 2.6 leave a player; messages of the others are taken as true. */
export function legalCards({ attackers, seat, hand, auction: turns, tricks }: PlayView): LegalCards {
  const auction = new Auction(attackers, [null, null, null, null]);
  for (const turn of turns) auction.take(turn);
  const bound = boundCards(auction, partyOf(seat));
  const held = difference(cardSet(hand), cardSet(tricks.flat()));

  let leader = collectorOf(attackers);
  for (const trick of tricks) if (trick.length === 4) leader = ((leader + winningPlace(trick)) & 3) as Seat;
  const last = tricks.at(-1);
  const open = last && last.length < 4 ? last : [];
  const complete = tricks.filter((trick) => trick.length === 4).length;
  if (complete === 10) return { turnOf: null, cards: [] };
  return {
    turnOf: ((leader + open.length) & 3) as Seat,
    cards: cardsOf(legalCardsOf(held, open[0] ?? null, complete + 1, bound)),
  };
}
