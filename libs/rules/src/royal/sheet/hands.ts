import { bits } from '../../cards/card-set.js';
import { cardsOfSuit } from '../deck.js';
import { collectorOf, interceptorOf, parties, seats, type Party, type Seat } from '../table.js';
import { type Assertion } from './statements.js';

const HAND = 10;
const LEAST_TAROCKS = 3;
const suits = [0, 1, 2, 3] as const;
const sizeOf = (suit: number): number => bits(cardsOfSuit(suit).suits);

/** What the messages of one player say of his hand (4.1). */
interface Hand {
  tarocks: number | null;
  /** By suit: the announced number, null without. */
  readonly counts: (number | null)[];
  flush: boolean;
  wonok: boolean;
}

/** Whether four hands of ten cards can be what their messages say, with so many tarocks a party and three at least in each (1.4). */
export function handsPossible(assertions: readonly Assertion[]): boolean {
  const hands = seats.map((): Hand => ({
    tarocks: null,
    counts: [null, null, null, null],
    flush: false,
    wonok: false,
  }));
  const tarocks: (number | null)[] = [null, null];
  for (const assertion of assertions) {
    if (assertion.kind === 'tarocks') tarocks[assertion.party] = assertion.count;
    if (assertion.kind === 'message' && !hear(hands[assertion.seat]!, assertion)) return false;
  }
  return (
    suits.every((suit) => suitPossible(hands, suit)) &&
    seats.every((seat) => leastCards(hands, seat) <= HAND) &&
    parties.every((party) => tarocksPossible(hands, party, tarocks[party] ?? null))
  );
}

/** False if the message contradicts one heard from the same player. */
function hear(hand: Hand, { message }: Extract<Assertion, { kind: 'message' }>): boolean {
  const { id, count, suits: named } = message;
  if (id === 'flush') hand.flush = true;
  if (id === 'wonok') hand.wonok = true;
  if (id === 'tarock-count') {
    if (hand.tarocks !== null && hand.tarocks !== count) return false;
    hand.tarocks = count;
  }
  if (id === 'suit-count') {
    const suit = named[0]!;
    if (hand.counts[suit] !== null && hand.counts[suit] !== count) return false;
    hand.counts[suit] = count;
  }
  return true;
}

function leastOfSuit(hand: Hand, suit: number): number {
  return hand.counts[suit] ?? (hand.wonok ? 1 : 0);
}

function suitPossible(hands: readonly Hand[], suit: number): boolean {
  return hands.reduce((sum, hand) => sum + leastOfSuit(hand, suit), 0) <= sizeOf(suit);
}

/** The fewest cards that the messages leave a player with; a flush takes the suit that costs least. */
function leastCards(hands: readonly Hand[], seat: Seat): number {
  const hand = hands[seat]!;
  const plain = (hand.tarocks ?? LEAST_TAROCKS) + suits.reduce<number>((sum, suit) => sum + leastOfSuit(hand, suit), 0);
  if (!hand.flush) return plain;
  const others = hands.filter((other) => other !== hand);
  const whole = suits.filter(
    (suit) => hand.counts[suit] === null && others.every((other) => leastOfSuit(other, suit) === 0),
  );
  return Math.min(...whole.map((suit) => plain - leastOfSuit(hand, suit) + sizeOf(suit)), Number.POSITIVE_INFINITY);
}

function tarocksPossible(hands: readonly Hand[], party: Party, count: number | null): boolean {
  if (count === null) return true;
  let least = 0;
  let most = 0;
  for (const seat of [interceptorOf(party), collectorOf(party)]) {
    const { tarocks } = hands[seat]!;
    least += tarocks ?? LEAST_TAROCKS;
    most += tarocks ?? HAND - (leastCards(hands, seat) - LEAST_TAROCKS);
  }
  return count >= least && count <= most;
}
