import { type Card } from '../../cards/card.js';
import { bits, cardSet, type CardSet } from '../../cards/card-set.js';
import { announcementAt, type Announcement } from '../announcements/announcement.js';
import { catalogue } from '../announcements/catalogue.js';
import { Auction } from '../auction/auction.js';
import { type Call, type Turn } from '../auction/call.js';
import { cardsOfSuit, highCards } from '../deck.js';
import { opponentsOf, partyOf, seats, type BySeat, type Party, type Seat } from '../table.js';

/** What a player may know while calls are made: who attacks, his own hand and what everybody said. */
export interface AuctionView {
  readonly attackers: Party;
  readonly seat: Seat;
  /** His ten cards as dealt. */
  readonly hand: readonly Card[];
  readonly auction: readonly Turn[];
}

export interface LegalCalls {
  /** The seat whose turn it is; null when the auction has ended. */
  readonly turnOf: Seat | null;
  /** What the player may call now, messages only if they are true of his hand; contras last. Empty after the end. */
  readonly calls: readonly Call[];
}

/** Everything that a player may legally call, were it his turn now (2.2–2.5, 4.1). */
export function legalCalls({ attackers, seat, hand, auction: turns }: AuctionView): LegalCalls {
  const own = cardSet(hand);
  const hands = seats.map((other) => (other === seat ? own : null)) as unknown as BySeat<CardSet | null>;
  const auction = new Auction(attackers, hands);
  for (const turn of turns) auction.take(turn);
  if (auction.ended) return { turnOf: null, calls: [] };
  const announcing = everyAnnouncement(own).map((announcement): Call => ({ contra: false, announcement }));
  const contras = auction
    .schlemmeOf(opponentsOf(partyOf(seat)))
    .map(({ announcement }): Call => ({ contra: true, announcement }));
  const calls = [...announcing, ...contras].filter((call) => auction.objection(call, seat) === null);
  return { turnOf: auction.turnOf, calls };
}

const pairsOf = (cards: readonly Card[]): Card[][] =>
  cards.flatMap((first) => cards.filter((second) => second !== first).map((second) => [first, second]));
const cardPairs = pairsOf(highCards);
const cardTriples = cardPairs.flatMap((pair) =>
  highCards.filter((third) => !pair.includes(third)).map((third) => [...pair, third]),
);

/** All announcements with all parameters; of the counts only those that are true of the hand. */
export function everyAnnouncement(hand: CardSet): readonly Announcement[] {
  return catalogue.flatMap(({ parameter }, index): Announcement[] => {
    switch (parameter) {
      case 'none':
        return [announcementAt(index)];
      case 'card':
        return highCards.map((card) => announcementAt(index, [card]));
      case 'two-cards':
        return cardPairs.map((cards) => announcementAt(index, cards));
      case 'three-cards':
        return cardTriples.map((cards) => announcementAt(index, cards));
      case 'suit':
        return [0, 1, 2, 3].map((suit) => announcementAt(index, [], [suit]));
      case 'black-suit':
        return [0, 1].map((suit) => announcementAt(index, [], [suit]));
      case 'red-and-black':
        return [2, 3].flatMap((red) => [0, 1].map((black) => announcementAt(index, [], [red, black])));
      case 'count':
        return [announcementAt(index, [], [], bits(hand.tarocks))];
      case 'suit-and-count':
        return [0, 1, 2, 3].map((suit) =>
          announcementAt(index, [], [suit], bits(hand.suits & cardsOfSuit(suit).suits)),
        );
    }
  });
}
