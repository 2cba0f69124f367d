import { beats, FIRST_TAROCK, type Card } from '../../cards/card.js';
import { suitMask } from '../../tricks/trick.js';
import { type Party } from '../table.js';
import { type BoundPlay } from './bindings.js';

const MOVES = 40 * 10;
const CARDS = 64;

/**
 * The cards that a seat may play, those that come to the same once: neighbours in rank among what is left in other hands and
 * what is winning on the table, of one class. They come in an order in which the better ones are likely to be first.
 */
export class Moves {
  /** By place: the card to be tried, the highest of its group, and the lowest one. */
  readonly cards = new Int8Array(MOVES);
  readonly lowest = new Int8Array(MOVES);
  private readonly value = new Int32Array(MOVES);
  /** How often a card of a seat was the answer. */
  private readonly praised = new Int32Array(4 * CARDS);

  constructor(
    private readonly play: BoundPlay,
    private readonly classOf: Int8Array,
  ) {}

  /** Puts the moves into `cards` and `lowest` from a place on. @returns the place after the last */
  collect(
    from: number,
    seat: number,
    trick: number,
    place: number,
    led: Card,
    best: Card,
    bestSeat: number,
    suits: Int32Array,
    tarocks: Int32Array,
  ): number {
    let legalSuits = suits[seat]!;
    let legalTarocks = tarocks[seat]!;
    if (place !== 0) {
      const ofSuit = led < FIRST_TAROCK ? legalSuits & suitMask(led >> 3) : 0;
      if (ofSuit !== 0) {
        legalSuits = ofSuit;
        legalTarocks = 0;
      } else if (legalTarocks !== 0) legalSuits = 0;
    }
    const party = (seat >> 1) as Party;
    if (this.play.concerns(party, trick, legalSuits, legalTarocks)) {
      const allowed = this.play.allowed(party, trick, { suits: legalSuits, tarocks: legalTarocks });
      legalSuits = allowed.suits;
      legalTarocks = allowed.tarocks;
    }
    let to = from;
    if (legalTarocks !== 0) {
      let others = tarocks[(seat + 1) & 3]! | tarocks[(seat + 2) & 3]! | tarocks[(seat + 3) & 3]!;
      if (best >= FIRST_TAROCK) others |= 1 << (best & 31);
      to = this.group(to, legalTarocks, others, FIRST_TAROCK);
    }
    if (legalSuits !== 0) {
      let others = suits[(seat + 1) & 3]! | suits[(seat + 2) & 3]! | suits[(seat + 3) & 3]!;
      if (best >= 0 && best < FIRST_TAROCK) others |= 1 << best;
      for (let suit = 3; suit >= 0; suit--) {
        const ofSuit = legalSuits & suitMask(suit);
        if (ofSuit !== 0) to = this.group(to, ofSuit, others, 0);
      }
    }
    if (to - from > 1) this.order(from, to, seat, place, best, bestSeat);
    return to;
  }

  /** @param legal cards of one suit, or tarocks */
  private group(from: number, legal: number, others: number, first: Card): number {
    const { cards, lowest, classOf } = this;
    let to = from;
    let last = -1;
    for (let rest = legal; rest !== 0;) {
      const bit = 31 - Math.clz32(rest);
      rest &= ~(1 << bit);
      // Cards of others between the last one and this one.
      const between = last < 0 ? -1 : others & ((1 << last) - 1) & ~((1 << bit) - 1);
      if (between === 0 && classOf[first + bit] === classOf[first + last]) {
        lowest[to - 1] = first + bit;
      } else {
        cards[to] = first + bit;
        lowest[to] = first + bit;
        to++;
      }
      last = bit;
    }
    return to;
  }

  /** The same cards as lists, each group from the highest. */
  groups(
    seat: number,
    trick: number,
    place: number,
    led: Card,
    best: Card,
    suits: Int32Array,
    tarocks: Int32Array,
  ): readonly (readonly Card[])[] {
    const to = this.collect(0, seat, trick, place, led, best, seat, suits, tarocks);
    return Array.from({ length: to }, (_, index) => {
      const group: Card[] = [];
      for (let card = this.cards[index]!; card >= this.lowest[index]!; card--) {
        const held = card < FIRST_TAROCK ? suits[seat]! : tarocks[seat]!;
        if ((held & (1 << (card & 31))) !== 0 && this.classOf[card] === this.classOf[this.cards[index]!])
          group.push(card);
      }
      return group;
    });
  }

  /** A card answered the question: it is tried earlier next time. @param trick 1–10 */
  praise(seat: number, card: Card, trick: number): void {
    this.praised[seat * CARDS + card]! += (11 - trick) * (11 - trick);
  }

  private order(from: number, to: number, seat: number, place: number, best: Card, bestSeat: number): void {
    const { cards, value, lowest } = this;
    const partnerWins = place !== 0 && bestSeat >> 1 === seat >> 1;
    for (let index = from; index < to; index++) {
      const card = cards[index]!;
      let worth = this.praised[seat * CARDS + card]!;
      if (place === 3) {
        // The cheapest card that does it.
        worth -= 16 * card;
        if (!partnerWins && beats(card, best)) worth += 1000;
      }
      value[index] = worth;
    }
    // Few moves: by insertion.
    for (let index = from + 1; index < to; index++) {
      const worth = value[index]!;
      const card = cards[index]!;
      const low = lowest[index]!;
      let hole = index;
      for (; hole > from && value[hole - 1]! < worth; hole--) {
        value[hole] = value[hole - 1]!;
        cards[hole] = cards[hole - 1]!;
        lowest[hole] = lowest[hole - 1]!;
      }
      value[hole] = worth;
      cards[hole] = card;
      lowest[hole] = low;
    }
  }
}
