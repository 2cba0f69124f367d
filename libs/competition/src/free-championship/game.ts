import { type Sentence, type Text, type Verdict } from '@tarokk/rules';
import { yearOf, type Day } from '../calendar/day.js';
import { type PersonId } from '../sheet/sheet.js';
import { type TrophyEntry } from '../trophies/entry.js';
import { type FreeProblem, freeProblems } from './problem.js';

/** What one player gets for a game, and why. */
export interface Credit {
  readonly player: PersonId;
  /** A whole number, below zero too. */
  readonly points: number;
  readonly sentence: Sentence;
}

/** The record behind the points, where there is one. */
export interface FreeEvidence {
  /** `royal-tarokk-match/1`, `tarock-session/1` … */
  readonly format: string;
  readonly verdict: Verdict;
}

/**
 * One kind of game that can count for the free championship (12). Games plug in here and nowhere else: what was played, in a form
 * of their own, goes in; players' points with their reasons, and the record if there is one, come out.
 */
export interface FreeKind<Played> {
  readonly id: string;
  readonly name: Text;
  /** What every credit says, with places for its values: they alone need to be kept. */
  readonly credited: Text;
  dateOf(played: Played): Day;
  /** What keeps the jury from admitting it; the admission itself is the jury's. */
  problems(played: Played): readonly FreeProblem[];
  /** One for each player. */
  credits(played: Played): readonly Credit[];
  evidence(played: Played): FreeEvidence | null;
  /** For the trophy list (13, D47). @param id the game's id in the office */
  trophies(id: string, played: Played): readonly TrophyEntry[];
}

/** A game that the jury has admitted, whatever its kind: all that the table knows of it. */
export interface FreeGame {
  readonly id: string;
  readonly kind: { readonly id: string; readonly name: Text };
  /** It counts in this day's year (D9, 12). */
  readonly date: Day;
  readonly credits: readonly Credit[];
  readonly evidence: FreeEvidence | null;
}

/** The game for the table; ask for its problems before. */
export function freeGame<Played>(kind: FreeKind<Played>, id: string, played: Played): FreeGame {
  return {
    id,
    kind: { id: kind.id, name: kind.name },
    date: kind.dateOf(played),
    credits: kind.credits(played),
    evidence: kind.evidence(played),
  };
}

export function isOfYear({ date }: FreeGame, year: number): boolean {
  return yearOf(date) === year;
}

/** More points nobody gets for a game, nor loses: what goes beyond is an error of the record or of the factor. */
export const MOST_CREDITED = 100_000;

/** What keeps a game from being admitted, its credits looked at too. */
export function problemsOf<Played>(kind: FreeKind<Played>, played: Played): readonly FreeProblem[] {
  const problems = kind.problems(played);
  if (problems.length > 0) return problems;
  const beyond = kind.credits(played).filter(({ points }) => Math.abs(points) > MOST_CREDITED);
  return beyond.length === 0 ? [] : [freeProblems.tooManyPoints({ most: MOST_CREDITED })];
}

/** Raw points as they are credited, divided by eight and rounded down however many games there were (D43, D44). */
export function eighth(raw: number): number {
  return Math.floor(raw / 8);
}
