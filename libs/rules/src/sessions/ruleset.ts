import { type Text } from '../language.js';
import { type Fine } from './acts.js';
import { type Course, type Play } from './course.js';
import { type DealFacts } from './facts.js';
import { type Line } from './line.js';
import { type MoveRules } from './moves/move-rules.js';
import { type Plausible } from './plausible.js';
import { type Options, type RulesetData } from './ruleset-data.js';
import { type SessionTable } from './seats.js';
import { type SessionState } from './state.js';
import { type Violation } from './violation.js';

/** Everything around a deal that its settlement depends on. */
export interface Circumstances {
  readonly options: Options;
  readonly table: SessionTable;
  /** As before the deal. */
  readonly state: SessionState;
  readonly fines: readonly Fine[];
}

/** What a deal leaves for the next one; the pot follows from the lines, the dealer from `again`. */
export interface Carried {
  /** The same dealer deals again. */
  readonly again: boolean;
  readonly factor: number;
  readonly rounds: readonly number[];
  readonly woods: readonly number[];
}

/** One tarock game: what it is as data, how a deal of it is followed, and how its facts are settled. */
export interface Ruleset extends RulesetData {
  /** Follows one played deal; a fresh object for each. */
  play(course: Course): Play;
  /** Why the facts of a scored deal cannot all be true of one deal, null if nothing contradicts. */
  contradiction(facts: DealFacts, circumstances: Circumstances): Text | null;
  /** The lines in any order; amounts of 0 may be among them. */
  settle(facts: DealFacts, circumstances: Circumstances): readonly Line[];
  carry(facts: DealFacts, lines: readonly Line[], circumstances: Circumstances): Carried;
  /** What the ground needs beside `play` to say what a seat may do. */
  readonly moves: MoveRules;
  /** What the generator of sessions needs to make plausible deals of this game. */
  readonly plausible?: Plausible;
  /** Warnings of a played deal that depend on its settlement. */
  remarks?(facts: DealFacts, lines: readonly Line[], circumstances: Circumstances): readonly Violation[];
}
