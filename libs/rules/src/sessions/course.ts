import { cardSet, difference, has, noCards, type CardSet } from '../cards/card-set.js';
import { type Card } from '../cards/card.js';
import { type Text } from '../language.js';
import { type Reader } from '../record/reader.js';
import { type Counts, type DealFacts, type OpenFacts } from './facts.js';
import { type RecordedPlay } from './acts.js';
import { type Options, type RulesetData } from './ruleset-data.js';
import { otherSide, type Seat, type SessionSide, type SessionTable } from './seats.js';
import { type Played, type TrickRules } from './trick-rules.js';
import { omission, violation, type Phase, type Violation } from './violation.js';

/**
 * How a phase came out:
 * complete: the deal goes on, entries from `beyond` on are too many ·
 * ended: the deal ends here with an outcome, entries from `beyond` on are too many ·
 * incomplete: the record stops or something was missing; `reported` if a violation says so already ·
 * malformed: a problem has been reported, nothing more can be said.
 */
export type Stage =
  | { readonly kind: 'complete'; readonly beyond: number }
  | { readonly kind: 'ended'; readonly outcome: string; readonly beyond: number }
  | { readonly kind: 'incomplete'; readonly reported: boolean }
  | { readonly kind: 'malformed' };

export const complete: Stage = Object.freeze({ kind: 'complete', beyond: Infinity });
export const notFinished: Stage = Object.freeze({ kind: 'incomplete', reported: false });
export const reportedMissing: Stage = Object.freeze({ kind: 'incomplete', reported: true });
export const malformed: Stage = Object.freeze({ kind: 'malformed' });

export function completeBefore(beyond: number): Stage {
  return { kind: 'complete', beyond };
}

export function ended(outcome: string, beyond: number): Stage {
  return { kind: 'ended', outcome, beyond };
}

/**
 * How a ruleset follows one deal, phase by phase. A method is called only if all phases before it were complete; it reads
 * the phase's entries from the course, reports what is irregular there, and says how the phase came out. Phases that a
 * ruleset does not know are left out: no entry can be there.
 */
export interface Play {
  start?(): Stage;
  auction(): Stage;
  calling?(): Stage;
  exchange(): Stage;
  announcements(): Stage;
  /** Outcome of a deal without tricks on record; without this method, or with null, it is not finished. */
  withoutTricks?(): string | null;
  trickRules(): TrickRules;
  after?(): Stage;
  /** The facts as a score sheet would have them; `skiz` is added. @param outcome how the deal ended */
  facts(outcome: string): OpenFacts;
}

/** What has been found out about a played deal. */
export interface PlayedFinding {
  /** Null: not settled (S9). */
  readonly facts: DealFacts | null;
  readonly contract: string | null;
  readonly level: number | null;
  readonly declarers: readonly Seat[];
  readonly partner: Seat | null;
  readonly called: Card | null;
  /** Who came to hold T22 (S11), in a deal that is not settled too. */
  readonly skiz: Seat | null;
  readonly points: Counts | null;
  readonly tricks: readonly number[] | null;
  readonly violations: readonly Violation[];
  readonly warnings: readonly Violation[];
}

/**
 * One deal on its way through the phases: the record, what the result shows of it so far, and the hands as they change.
 * The ground owns it; a ruleset's `Play` reads and fills it.
 */
export class Course {
  readonly violations: Violation[] = [];
  readonly warnings: Violation[] = [];

  contract: string | null = null;
  level: number | null = null;
  declarers: Seat[] = [];
  /** Shown in the result; set it no earlier than S9 allows. */
  partner: Seat | null = null;
  called: Card | null = null;
  skiz: Seat | null = null;
  /** Counted points of a deal that was played to the end. */
  points: Counts | null = null;

  /** By seat, as dealt. */
  readonly dealt: readonly CardSet[];
  /** By seat; a ruleset replaces sets as cards are drawn and discarded. */
  readonly hands: CardSet[];
  /** The tricks once they have been followed. */
  played: Played | null = null;

  constructor(
    readonly ruleset: RulesetData,
    readonly options: Options,
    readonly table: SessionTable,
    readonly record: RecordedPlay,
    private readonly reader: Reader,
    dealt: readonly CardSet[] = record.hands.map(cardSet),
  ) {
    this.dealt = dealt;
    this.hands = dealt.slice();
  }

  get declarer(): Seat {
    return this.declarers[0]!;
  }

  /** The side of a seat; meant for games of two sides, once the partner is settled. */
  sideOf(seat: Seat): SessionSide {
    return seat === this.declarers[0] || seat === this.partner ? 'declarer' : 'opponents';
  }

  opposes(seat: Seat): SessionSide {
    return otherSide(this.sideOf(seat));
  }

  /** A violation by what a seat did. */
  report(code: string, phase: Phase, index: number | null, item: number | null, seat: Seat | null): void {
    this.violations.push(violation(code, phase, index, item, seat));
  }

  /** A violation by what was left undone at a turn. */
  omitted(code: string, phase: Phase, index: number | null, seat: Seat | null): void {
    this.violations.push(omission(code, phase, index, seat));
  }

  warn(code: string, phase: Phase, index: number | null, item: number | null, seat: Seat | null): void {
    this.warnings.push(violation(code, phase, index, item, seat));
  }

  /** The record is no session record. @param path from the deal on, e.g. `'exchange', 2, 'seat'` */
  problem(text: Text, ...path: (string | number)[]): typeof malformed {
    this.reader.problem(text, {}, ...path);
    return malformed;
  }

  draw(seat: Seat, cards: readonly Card[]): void {
    const drawn = cardSet(cards);
    const hand = this.hands[seat]!;
    this.hands[seat] = { suits: hand.suits | drawn.suits, tarocks: hand.tarocks | drawn.tarocks };
  }

  /** Takes cards out of a hand; false if one of them is not there (or named twice). */
  discard(seat: Seat, cards: readonly Card[]): boolean {
    let hand = this.hands[seat]!;
    for (const card of cards) {
      if (!has(hand, card)) return false;
      hand = difference(hand, cardSet([card]));
    }
    this.hands[seat] = hand;
    return true;
  }

  wasDealt(seat: Seat, card: Card): boolean {
    return has(this.dealt[seat] ?? noCards, card);
  }

  holds(seat: Seat, card: Card): boolean {
    return has(this.hands[seat] ?? noCards, card);
  }

  /** Who holds a card now, null if no hand does. */
  holderOf(card: Card): Seat | null {
    const seat = this.hands.findIndex((hand) => has(hand, card));
    return seat < 0 ? null : seat;
  }
}
