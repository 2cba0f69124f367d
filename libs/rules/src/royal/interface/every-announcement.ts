import { type Card } from '../../cards/card.js';
import { bits, type CardSet } from '../../cards/card-set.js';
import { announcementAt, type Announcement } from '../announcements/announcement.js';
import { catalogue } from '../announcements/catalogue.js';
import { cardsOfSuit, highCards } from '../deck.js';

const pairsOf = (cards: readonly Card[]): Card[][] =>
  cards.flatMap((first) => cards.filter((second) => second !== first).map((second) => [first, second]));
const cardPairs = pairsOf(highCards);
const cardTriples = cardPairs.flatMap((pair) =>
  highCards.filter((third) => !pair.includes(third)).map((third) => [...pair, third]),
);

/** All announcements with all parameters; of the counts only those that are true of the hand. */
export function everyAnnouncement(hand: CardSet): readonly Announcement[] {
  return catalogue.flatMap((_definition, index) => announcementsOf(index, hand));
}

/** The same for one announcement. @param index place in the catalogue */
export function announcementsOf(index: number, hand: CardSet): readonly Announcement[] {
  switch (catalogue[index]!.parameter) {
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
      return [0, 1, 2, 3].map((suit) => announcementAt(index, [], [suit], bits(hand.suits & cardsOfSuit(suit).suits)));
  }
}
