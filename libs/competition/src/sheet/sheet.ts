import { type ByParty, type BySeat, type Game, type Match } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { type GameNotes } from './notes.js';
import { type Ruling } from './ruling.js';

export const SHEET_FORMAT = 'tarokk-sheet/1';

/** What a match can count for (9–12). */
export const competitions = ['championship', 'cup', 'grand-prix', 'free-championship'] as const;
export type Competition = (typeof competitions)[number];

/** Ids of persons, teams and pairs are the office's. */
export type PersonId = string;
export type SideId = string;

/** From a game on, a person plays in the seat of another (9). */
export interface Substitution {
  readonly person: PersonId;
  /** Who leaves. */
  readonly for: PersonId;
  /** The first game of the substitute, from 2. */
  readonly from: number;
}

/** Where a match was played. */
export interface SheetVenue {
  /** Null only of a private place: its words are for both sides, their players and the jury (D59). */
  readonly name: string | null;
  readonly public: boolean;
}

/** The envelope in which a match reaches the office; what is in it was read and has the right form. */
export interface Sheet {
  readonly record: Match;
  /** Who sat down at the table, by seat: four different persons. */
  readonly persons: BySeat<PersonId>;
  /** Two different teams or pairs, A first. */
  readonly sides: ByParty<SideId>;
  /** The day on which the first game began (D9). */
  readonly date: Day;
  /** 1 for the first match of these sides that day (D10). */
  readonly order: number;
  readonly venue: SheetVenue;
  readonly competitions: readonly Competition[];
  /** Who plays "as a guest player" (9). */
  readonly guests: readonly PersonId[];
  readonly substitutions: readonly Substitution[];
  /** What was noted of games (1.2, 1.4), in their order; of a game that nobody noted anything of there are none. */
  readonly notes: readonly GameNotes[];
  readonly rulings: readonly Ruling[];
}

/**
 * A sheet as far as anybody asks it for more than the result of its record: who dealt first, of the games which there are, and
 * how each was written down. A hundredth of the whole.
 */
export interface SheetOutline extends Omit<Sheet, 'record'> {
  readonly record: Pick<Match, 'kind' | 'firstDealer'> & { readonly games: readonly Pick<Game, 'number' | 'form'>[] };
}

/** Holds nothing of the whole that is not in it. */
export function outlineOf<S extends Pick<Sheet, 'record'>>(sheet: S): Omit<S, 'record'> & Pick<SheetOutline, 'record'> {
  const { kind, firstDealer, games } = sheet.record;
  return { ...sheet, record: { kind, firstDealer, games: games.map(({ number, form }) => ({ number, form })) } };
}

/** Sheets of the same sides, day and number are sheets of one match (D10), whichever side is called A. */
export function isSameMatch(a: Sheet, b: Sheet): boolean {
  const [sides, others] = [a.sides.toSorted(), b.sides.toSorted()];
  return a.date === b.date && a.order === b.order && sides.every((side, place) => side === others[place]);
}
