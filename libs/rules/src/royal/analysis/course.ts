import { FIRST_TAROCK, type Card } from '../../cards/card.js';
import { bits, cardSet, isEmpty, type CardSet } from '../../cards/card-set.js';
import { type Seat } from '../table.js';
import { type Goal } from './goal.js';

/** The goal is lost, or reached, whatever comes. */
export const LOST = -1;
export const REACHED = -2;

// What tricks have brought of a goal, as a number: own tricks (if counted), kinds that took a trick, whether one of the
// cards is home, the row in hand, and which player took one of the last three tricks.
const OWN_TRICKS = 0xf;
const SOME = 0x10;
const ONE_OF = 0x40;
const ROW = 0x80;
const ROW_BITS = 7 * ROW;
const SHARED = 0x400;
const TRICKS = 10;

/**
 * A goal along a game, trick by trick. Everything that a state does not hold follows from the number of the trick and from
 * the cards that are still in the hands, so that positions with equal states and cards are equal for the goal.
 */
export class GoalCourse {
  private readonly party: number;
  private readonly raceOwn: number;
  private readonly raceOthers: number;
  private readonly lastKind: number;
  private readonly ruled: CardSet;
  /** Cards that must have won a trick when the trick of the index is over. */
  private readonly due: readonly CardSet[];
  private readonly allSome: number;
  /** Nothing but tricks has to be counted. */
  readonly isRaceAlone: boolean;

  constructor(private readonly goal: Goal) {
    const { party, race, withKind, winningCards, some } = goal;
    this.party = party;
    this.raceOwn = race?.own ?? 0;
    this.raceOthers = race?.others ?? TRICKS + 1;
    this.lastKind = withKind.findLastIndex((kind) => kind !== null);
    this.ruled = cardSet(winningCards.map(({ card }) => card));
    this.due = Array.from({ length: TRICKS + 1 }, (_, trick) =>
      cardSet(winningCards.filter(({ tricks }) => 31 - Math.clz32(tricks) === trick).map(({ card }) => card)),
    );
    this.allSome = SOME * ((1 << some.length) - 1);
    this.isRaceAlone =
      race !== null &&
      (goal.firstTricks === 0 || goal.firstTricks === TRICKS) &&
      this.lastKind === -1 &&
      winningCards.length + some.length === 0 &&
      isEmpty(goal.home) &&
      isEmpty(goal.oneOf) &&
      goal.row === null &&
      !goal.shared;
  }

  /** How many tricks the party has taken; counted only if the goal is a race. */
  ownTricks(state: number): number {
    return state & OWN_TRICKS;
  }

  /**
   * The state after a trick, or LOST or REACHED.
   * @param state before it
   * @param best the card that won it
   * @param suits the cards that lie in it, as the masks of a `CardSet`
   * @param leftSuits the cards that are still in the four hands, likewise
   */
  after(
    state: number,
    trick: number,
    winner: Seat,
    best: Card,
    suits: number,
    tarocks: number,
    leftSuits: number,
    leftTarocks: number,
  ): number {
    const { goal, raceOwn, ruled } = this;
    const { home, oneOf } = goal;
    let next = state;
    if (winner >> 1 !== this.party) {
      if (trick <= goal.firstTricks || goal.withKind[trick]) return LOST;
      if (((suits & home.suits) | (tarocks & home.tarocks)) !== 0) return LOST;
      if (((suits & ruled.suits) | (tarocks & ruled.tarocks)) !== 0) return LOST;
      if (raceOwn !== 0 && trick - (state & OWN_TRICKS) >= this.raceOthers) return LOST;
      next &= ~ROW_BITS;
    } else {
      const bestSuits = best < FIRST_TAROCK ? 1 << best : 0;
      const bestTarocks = best < FIRST_TAROCK ? 0 : 1 << (best & 31);
      const kind = goal.withKind[trick];
      if (kind && ((bestSuits & kind.suits) | (bestTarocks & kind.tarocks)) === 0) return LOST;
      if (((suits & ruled.suits) | (tarocks & ruled.tarocks)) !== 0 && !this.isRight(trick, best, suits, tarocks))
        return LOST;
      if (raceOwn !== 0) next++;
      for (let index = 0; index < goal.some.length; index++) {
        const some = goal.some[index]!;
        if (((bestSuits & some.suits) | (bestTarocks & some.tarocks)) !== 0) next |= SOME << index;
      }
      if (((suits & oneOf.suits) | (tarocks & oneOf.tarocks)) !== 0) next |= ONE_OF;
      if (goal.row !== null && (next & ROW_BITS) !== 4 * ROW) {
        const inRow = ((bestSuits & goal.row.suits) | (bestTarocks & goal.row.tarocks)) !== 0;
        next = inRow ? next + ROW : next & ~ROW_BITS;
      }
      if (goal.shared && trick > 7) next |= SHARED << (winner & 1);
    }
    const due = this.due[trick]!;
    if (((leftSuits & due.suits) | (leftTarocks & due.tarocks)) !== 0) return LOST;
    if (this.isReached(next, trick, leftSuits, leftTarocks)) return REACHED;
    return trick === TRICKS ? LOST : next;
  }

  /** Each named card that lies in the trick wins it, and it is a trick that it may win. */
  private isRight(trick: number, best: Card, suits: number, tarocks: number): boolean {
    for (const { card, tricks } of this.goal.winningCards) {
      const lies = ((card < FIRST_TAROCK ? suits : tarocks) & (1 << (card & 31))) !== 0;
      if (lies && (card !== best || (tricks & (1 << trick)) === 0)) return false;
    }
    return true;
  }

  private isReached(state: number, trick: number, leftSuits: number, leftTarocks: number): boolean {
    const { goal, ruled } = this;
    return (
      (state & OWN_TRICKS) >= this.raceOwn &&
      trick >= goal.firstTricks &&
      trick >= this.lastKind &&
      (state & this.allSome) === this.allSome &&
      ((leftSuits & ruled.suits) | (leftTarocks & ruled.tarocks)) === 0 &&
      ((leftSuits & goal.home.suits) | (leftTarocks & goal.home.tarocks)) === 0 &&
      ((state & ONE_OF) !== 0 || isEmpty(goal.oneOf)) &&
      (goal.row === null || (state & ROW_BITS) === 4 * ROW) &&
      (!goal.shared || (state & (3 * SHARED)) === 3 * SHARED)
    );
  }

  /**
   * Whether the cards that the party still holds are too few for what is left to do.
   * @param trick the one that is to be played next, 1–10
   * @param ownSuits the cards in the two hands of the party
   */
  isHopeless(
    state: number,
    trick: number,
    ownSuits: number,
    ownTarocks: number,
    leftSuits: number,
    leftTarocks: number,
  ): boolean {
    const { goal } = this;
    for (let index = 0; index < goal.some.length; index++) {
      const some = goal.some[index]!;
      if ((state & (SOME << index)) === 0 && ((ownSuits & some.suits) | (ownTarocks & some.tarocks)) === 0) return true;
    }
    const { oneOf, row } = goal;
    if (!isEmpty(oneOf) && (state & ONE_OF) === 0 && ((leftSuits & oneOf.suits) | (leftTarocks & oneOf.tarocks)) === 0)
      return true;
    if (row !== null) {
      const length = (state & ROW_BITS) / ROW;
      const held = bits(ownSuits & row.suits) + bits(ownTarocks & row.tarocks);
      if (length < 4 && (length + held < 4 || length + TRICKS + 1 - trick < 4)) return true;
    }
    if (this.lastKind < trick) return false;
    // Each trick that asks for the kind uses up one card of it.
    const kind = goal.withKind[this.lastKind]!;
    let needed = 0;
    for (let later = trick; later <= this.lastKind; later++) if (goal.withKind[later] === kind) needed++;
    return bits(ownSuits & kind.suits) + bits(ownTarocks & kind.tarocks) < needed;
  }
}
