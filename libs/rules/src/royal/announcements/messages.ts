import { text } from '../../language.js';
import { bits, type CardSet } from '../../cards/card-set.js';
import { birdSet, cardsOfSuit, SUIT_CARDS } from '../deck.js';
import { define, type Definition } from './definition.js';

const rule = '4.1';
const family = 'message';

const RANKS_OF_FOUR = [7, 6, 5, 4];
const ofRank = (rank: number): number => SUIT_CARDS & (0x01010101 << rank);

function holdsWhole(hand: CardSet, cards: number): boolean {
  return (cards & ~hand.suits) === 0;
}

/** A count that some hand may truly announce (4.1): at least two, but not all cards of the suit. */
export function isSuitCount(suit: number, count: number): boolean {
  return count >= 2 && count < bits(cardsOfSuit(suit).suits);
}

/** A count that some hand may truly announce (4.1): at least eight of the ten cards. */
export function isTarockCount(count: number): boolean {
  return count >= 8 && count <= 10;
}

/** 4.1: true statements on one's own hand. */
export const messages: readonly Definition[] = [
  define({
    id: 'suit-count',
    rule,
    family,
    name: text('Suit count', 'Farbenzahl', 'Színszám'),
    points: 0,
    parameter: 'suit-and-count',
    isTrueOf: (hand, { suits, count }) => {
      const suit = suits[0]!;
      return isSuitCount(suit, count) && bits(hand.suits & cardsOfSuit(suit).suits) === count;
    },
  }),
  define({
    id: 'tarock-count',
    rule,
    family,
    name: text('Tarock count', 'Tarockzahl', 'Tarokkszám'),
    points: 0,
    parameter: 'count',
    isTrueOf: (hand, { count }) => isTarockCount(count) && bits(hand.tarocks) === count,
  }),
  define({
    id: 'vogerl',
    rule,
    family,
    name: text('Bird in hand', 'Vogerl', 'Madár'),
    points: 0,
    isTrueOf: (hand) => (hand.tarocks & birdSet.tarocks) !== 0,
  }),
  define({
    id: 'flush',
    rule,
    family,
    name: text('Flush', 'Flush', 'Flush'),
    points: 10,
    isTrueOf: (hand) => [0, 1, 2, 3].some((suit) => holdsWhole(hand, cardsOfSuit(suit).suits)),
  }),
  define({
    id: 'wonok',
    rule,
    family,
    name: text('Wonok', 'Wonok', 'Vonok'),
    points: 20,
    isTrueOf: (hand) => RANKS_OF_FOUR.some((rank) => holdsWhole(hand, ofRank(rank))),
  }),
];
