import { beats, FIRST_TAROCK, isTarock, type Card } from '../../cards/card.js';
import { bits, cardsOf, type CardSet } from '../../cards/card-set.js';
import { suitMask } from '../../tricks/trick.js';
import { type BySeat, type Party, type Seat } from '../table.js';
import { type BoundPlay } from './bindings.js';
import { CertainTricks } from './certain.js';
import { GoalCourse, LOST, REACHED } from './course.js';
import { type Goal } from './goal.js';
import { Moves } from './moves.js';
import { Pattern } from './pattern.js';
import { classesOf } from './special.js';
import { type TranspositionTable } from './table.js';

const TRICKS = 10;

/** A position before a card: what is in the hands, what lies on the table, and what the tricks have brought. */
export interface Position {
  readonly hands: BySeat<CardSet>;
  /** 1–10 */
  readonly trick: number;
  readonly leader: Seat;
  /** Up to three cards, in the order played. */
  readonly table: readonly Card[];
  /** Of the course of the goal: a state, or that it is lost or reached. */
  readonly state: number;
}

/**
 * Whether a party can reach a goal against any defence with all hands open: a search of two values, its table of positions
 * proved before each trick, the cards of a hand that come to the same tried once.
 *
 * Every answer comes with the cards it depends on by rank: the two fields `rankedSuits` and `rankedTarocks` hold cards such
 * that the proof stands for any position that agrees on who holds these and all higher ones of the suit.
 */
export class Search {
  readonly course: GoalCourse;
  /** Positions searched so far. */
  searched = 0;
  private readonly party: Party;
  private readonly suits = new Int32Array(4);
  private readonly tarocks = new Int32Array(4);
  private readonly moves: Moves;
  private readonly pattern: Pattern;
  private readonly certain: CertainTricks;
  private readonly specialSuits: number;
  private readonly specialTarocks: number;
  private readonly raceOwn: number;
  private readonly raceOthers: number;
  private readonly isRaceAlone: boolean;
  private readonly depths = new Int8Array(5);
  private rankedSuits = 0;
  private rankedTarocks = 0;

  /**
   * @param hands as dealt
   * @param table cleared by whoever gives it; null searches without
   * @param limit positions that may be searched in all
   */
  constructor(
    goal: Goal,
    hands: BySeat<CardSet>,
    play: BoundPlay,
    private readonly table: TranspositionTable | null,
    private readonly limit: number,
  ) {
    this.course = new GoalCourse(goal);
    this.party = goal.party;
    const classes = classesOf(goal, play, hands);
    this.moves = new Moves(play, classes.of);
    this.pattern = new Pattern(hands, classes.special);
    this.specialSuits = classes.special.suits;
    this.specialTarocks = classes.special.tarocks;
    const ownerOf = new Int8Array(22);
    for (const [seat, { tarocks }] of hands.entries())
      for (const card of cardsOf({ suits: 0, tarocks })) ownerOf[card - FIRST_TAROCK] = seat;
    this.certain = new CertainTricks(ownerOf);
    this.raceOwn = goal.race?.own ?? 0;
    this.raceOthers = goal.race?.others ?? 0;
    this.isRaceAlone = this.course.isRaceAlone;
  }

  /** Null when the limit is reached before an answer: it stays reached for all that is asked later. */
  canReach({ hands, trick, leader, table, state }: Position): boolean | null {
    if (state === REACHED) return true;
    if (state === LOST) return false;
    for (const [seat, hand] of hands.entries()) {
      this.suits[seat] = hand.suits;
      this.tarocks[seat] = hand.tarocks;
    }
    let tableSuits = 0;
    let tableTarocks = 0;
    let place = 0;
    for (const [index, card] of table.entries()) {
      if (isTarock(card)) tableTarocks |= 1 << (card & 31);
      else tableSuits |= 1 << card;
      if (beats(card, table[place]!)) place = index;
    }
    const made =
      table.length === 0
        ? this.beforeTrick(trick, leader, state)
        : this.inTrick(
            trick,
            leader,
            table.length,
            table[0]!,
            table[place]!,
            (leader + place) & 3,
            tableSuits,
            tableTarocks,
            state,
          );
    return this.searched > this.limit ? null : made;
  }

  private beforeTrick(trick: number, leader: number, state: number): boolean {
    const { suits, tarocks, table, pattern } = this;
    const allSuits = suits[0]! | suits[1]! | suits[2]! | suits[3]!;
    const allTarocks = tarocks[0]! | tarocks[1]! | tarocks[2]! | tarocks[3]!;
    this.rankedSuits = 0;
    this.rankedTarocks = 0;
    const own = this.party << 1;
    const ownSuits = suits[own]! | suits[own | 1]!;
    const ownTarocks = tarocks[own]! | tarocks[own | 1]!;
    if (this.course.isHopeless(state, trick, ownSuits, ownTarocks, allSuits, allTarocks)) return false;
    if (this.raceOwn !== 0) {
      const party = this.certainOfRace(trick, this.course.ownTricks(state), allTarocks);
      if (party === this.party) {
        if (this.isRaceAlone) return true;
      } else if (party >= 0) return false;
      this.rankedTarocks = 0;
    }
    if (table === null || trick === TRICKS) return this.inTrick(trick, leader, 0, -1, -1, leader, 0, 0, state);
    pattern.read(allSuits, allTarocks);
    const at = leader | (trick << 2);
    const specialSuits = allSuits & this.specialSuits;
    const specialTarocks = allTarocks & this.specialTarocks;
    if (table.find(pattern, at, state, specialSuits, specialTarocks)) {
      this.rankedSuits = 0;
      for (let suit = 0; suit < 4; suit++)
        this.rankedSuits |= highestOf(allSuits & suitMask(suit), table.depthOf(suit));
      this.rankedTarocks = highestOf(allTarocks, table.depthOf(4));
      return table.answer;
    }
    const made = this.inTrick(trick, leader, 0, -1, -1, leader, 0, 0, state);
    if (this.searched > this.limit) return false;
    for (let suit = 0; suit < 4; suit++) {
      const cards = allSuits & suitMask(suit);
      this.depths[suit] = depth(cards, this.rankedSuits & cards);
    }
    this.depths[4] = depth(allTarocks, this.rankedTarocks);
    pattern.read(allSuits, allTarocks);
    table.store(pattern, at, state, specialSuits, specialTarocks, made, this.depths);
    return made;
  }

  /** The party that is certain of the race, with the tarock it depends on; −1 if neither. */
  private certainOfRace(trick: number, ownTricks: number, allTarocks: number): number {
    const left = TRICKS + 1 - trick;
    const othersTricks = trick - 1 - ownTricks;
    const wantedByOwn = left + 1 - (this.raceOthers - othersTricks);
    const wantedByOthers = left + 1 - (this.raceOwn - ownTricks);
    const { certain } = this;
    const party =
      this.party === 0
        ? certain.first(allTarocks, wantedByOwn, wantedByOthers)
        : certain.first(allTarocks, wantedByOthers, wantedByOwn);
    if (party >= 0) this.rankedTarocks = certain.lowest;
    return party;
  }

  /**
   * @param led −1 when leading, like `best`
   * @param tableSuits the cards on the table, as the masks of a `CardSet`
   */
  private inTrick(
    trick: number,
    leader: number,
    place: number,
    led: Card,
    best: Card,
    bestSeat: number,
    tableSuits: number,
    tableTarocks: number,
    state: number,
  ): boolean {
    if (++this.searched > this.limit) return false;
    const { suits, tarocks, moves } = this;
    const seat = (leader + place) & 3;
    const wanted = seat >> 1 === this.party;
    const from = ((trick - 1) * 4 + place) * TRICKS;
    const to = moves.collect(from, seat, trick, place, led, best, bestSeat, suits, tarocks);
    let allRankedSuits = 0;
    let allRankedTarocks = 0;
    for (let index = from; index < to; index++) {
      const card = moves.cards[index]!;
      const better = place === 0 || beats(card, best);
      const inTarocks = card >= FIRST_TAROCK;
      const mask = 1 << (card & 31);
      if (inTarocks) tarocks[seat]! ^= mask;
      else suits[seat]! ^= mask;
      const newLed = place === 0 ? card : led;
      const newBest = better ? card : best;
      const newSeat = better ? seat : bestSeat;
      const newSuits = inTarocks ? tableSuits : tableSuits | mask;
      const newTarocks = inTarocks ? tableTarocks | mask : tableTarocks;
      const made =
        place === 3
          ? this.afterTrick(trick, newBest, newSeat, newSuits, newTarocks, state)
          : this.inTrick(trick, leader, place + 1, newLed, newBest, newSeat, newSuits, newTarocks, state);
      if (inTarocks) tarocks[seat]! ^= mask;
      else suits[seat]! ^= mask;
      if (this.searched > this.limit) return false;
      if (made === wanted) {
        moves.praise(seat, card, trick);
        return made;
      }
      // Of cards that come to the same, one was tried for all. Where the proof depends on the rank of one of them, a
      // position counts as alike only if they stand side by side there too.
      allRankedSuits |= this.rankedSuits;
      allRankedTarocks |= this.rankedTarocks;
      const lowest = moves.lowest[index]!;
      if (lowest === card) continue;
      const upTo = mask | (mask - 1);
      if (inTarocks) {
        if ((this.rankedTarocks & upTo) !== 0) allRankedTarocks |= 1 << (lowest & 31);
      } else if ((this.rankedSuits & suitMask(card >> 3) & upTo) !== 0) allRankedSuits |= 1 << lowest;
    }
    this.rankedSuits = allRankedSuits;
    this.rankedTarocks = allRankedTarocks;
    return !wanted;
  }

  private afterTrick(
    trick: number,
    best: Card,
    winner: number,
    tableSuits: number,
    tableTarocks: number,
    state: number,
  ): boolean {
    const { suits, tarocks } = this;
    const next = this.course.after(
      state,
      trick,
      winner as Seat,
      best,
      tableSuits,
      tableTarocks,
      suits[0]! | suits[1]! | suits[2]! | suits[3]!,
      tarocks[0]! | tarocks[1]! | tarocks[2]! | tarocks[3]!,
    );
    let made: boolean;
    if (next < 0) {
      made = next === REACHED;
      this.rankedSuits = 0;
      this.rankedTarocks = 0;
    } else {
      made = this.beforeTrick(trick + 1, winner, next);
    }
    // The card won by its rank if another of its suit lay beside it.
    if (best >= FIRST_TAROCK) {
      if ((tableTarocks & (tableTarocks - 1)) !== 0) this.rankedTarocks |= 1 << (best & 31);
    } else {
      const ofSuit = tableSuits & suitMask(best >> 3);
      if ((ofSuit & (ofSuit - 1)) !== 0) this.rankedSuits |= 1 << best;
    }
    return made;
  }

  /**
   * The legal cards of the seat whose turn it is, those that come to the same together, each from the highest.
   * @returns lists of which each has one verdict
   */
  choices({ hands, trick, leader, table }: Position): readonly (readonly Card[])[] {
    for (const [seat, hand] of hands.entries()) {
      this.suits[seat] = hand.suits;
      this.tarocks[seat] = hand.tarocks;
    }
    const best = table.reduce((winning, card) => (winning < 0 || beats(card, winning) ? card : winning), -1);
    const seat = (leader + table.length) & 3;
    return this.moves.groups(seat, trick, table.length, table[0] ?? -1, best, this.suits, this.tarocks);
  }
}

/** The lowest of the highest so many cards of a mask, as a mask. */
function highestOf(cards: number, count: number): number {
  let rest = cards;
  for (let index = 1; index < count; index++) rest &= ~(1 << (31 - Math.clz32(rest)));
  return count === 0 ? 0 : 1 << (31 - Math.clz32(rest));
}

/** How many cards there are from the highest down to the lowest of those that matter. */
function depth(cards: number, ranked: number): number {
  if (ranked === 0) return 0;
  const lowest = ranked & -ranked;
  return bits(cards & ~(lowest - 1));
}
