import type { Substitution } from '@tarokk/competition';
import type { ByPartyName, LowerTarock, PartyName, Role, SeatName } from '@tarokk/rules';
import { type CallState, callKey, callOf, isSameCall } from '../../../game/playing/call.js';
import type { GameCourse } from '../../../game/playing/course.js';

/**
 * What has been entered of a sheet so far, as plain data without a dependency: it is kept on the phone as it is. null is what
 * nobody has said yet. Points are not in it; they follow.
 */
export interface SheetState {
  readonly sides: ByPartyName<string | null>;
  /** `YYYY-MM-DD`, the day on which the first game began (D9). */
  readonly date: string | null;
  /** 1 for the first match of these sides that day, to 20 (D10). */
  readonly order: number;
  readonly venue: { readonly name: string; readonly public: boolean };
  readonly competitions: readonly string[];
  readonly kind: KindOfSheet;
  /** Ids of persons. */
  readonly persons: Readonly<Record<SeatName, string | null>>;
  readonly guests: readonly string[];
  readonly substitutions: readonly Substitution[];
  readonly firstDealer: PartyName | null;
  /** What was noted of games. Not there on sheets that were begun before there were notes. */
  readonly notes?: readonly NotesState[];
  /** From the first game on; those behind the last were not begun. */
  readonly games: readonly GameState[];
}

export const partyNames = ['A', 'B'] as const;

export const roles = ['interceptor', 'collector'] as const;
/** In the order of play (1.1). */
export const seatNames = ['A.interceptor', 'A.collector', 'B.interceptor', 'B.collector'] as const;

/** How many games a match of each kind may have. */
export const gamesOf = { match: 8, 'extra-time': 2, open: 7 } as const;
export type KindOfSheet = keyof typeof gamesOf;

/** What was noted of a game: who drew what for the first deal (1.2), and why it was dealt again (1.4). */
export interface NotesState {
  /** From 1. */
  readonly game: number;
  /** Codes of the cards; null is what nobody has noted, or not yet. */
  readonly draw: ByPartyName<string | null>;
  /** Ids of reasons, one for each time. */
  readonly redealt: readonly string[];
}

export type GameState = ScoredState | PlayedState;

/** A game as the match sheet has it. */
export interface ScoredState {
  readonly form: 'scored';
  readonly sides: ByPartyName<SideState>;
  /** Cards that were entered and put aside: the sheet alone counts. */
  readonly aside?: GameCourse;
}

/** A game that is entered card by card, perhaps not to its end. */
export interface PlayedState {
  readonly form: 'played';
  readonly course: GameCourse;
  /** What had been written on the sheet before the cards were; it is compared with them, until somebody has looked. */
  readonly scored: ScoredState | null;
}

export const lowerTarocks = ['T18', 'T17', 'T16'] as const;

export interface SideState {
  /** 0–20. */
  readonly tarocks: number | null;
  /** Of T22 and T21, 0–2. */
  readonly honours: number | null;
  readonly has: readonly LowerTarock[] | null;
  readonly lines: readonly LineState[];
  readonly silent: readonly string[];
}

export interface LineState extends CallState {
  readonly by: Role;
  /** null of a message, which is neither made nor lost. */
  readonly result: 'won' | 'lost' | null;
  /** The other side has said contra to it. */
  readonly contra: boolean;
}

const emptySide: SideState = { tarocks: null, honours: null, has: null, lines: [], silent: [] };
export const emptyGame: ScoredState = { form: 'scored', sides: { A: emptySide, B: emptySide } };

export const emptySheet: SheetState = {
  sides: { A: null, B: null },
  date: null,
  order: 1,
  venue: { name: '', public: true },
  competitions: [],
  kind: 'match',
  persons: { 'A.interceptor': null, 'A.collector': null, 'B.interceptor': null, 'B.collector': null },
  guests: [],
  substitutions: [],
  firstDealer: null,
  notes: [],
  games: [],
};

export const TAROCKS = 22;
export const HONOURS = 2;

export function otherParty(party: PartyName): PartyName {
  return party === 'A' ? 'B' : 'A';
}

/** @param number from 1 */
export function gameAt({ games }: SheetState, number: number): GameState {
  return games[number - 1] ?? emptyGame;
}

const nothingNoted: Omit<NotesState, 'game'> = { draw: { A: null, B: null }, redealt: [] };

/** @param number from 1 */
export function notesAt({ notes = [] }: SheetState, number: number): NotesState {
  return notes.find(({ game }) => game === number) ?? { game: number, ...nothingNoted };
}

/** The party that attacks: the first dealer's defends game 1, then they alternate (1.2). */
export function attackersOf(firstDealer: PartyName, number: number): PartyName {
  return number % 2 === 1 ? otherParty(firstDealer) : firstDealer;
}

/** The collector of the defenders deals (1.2). */
export function dealerOf(firstDealer: PartyName, number: number): SeatName {
  return `${otherParty(attackersOf(firstDealer, number))}.collector`;
}

/** Who sits where in a game: a substitute takes the seat of whom they replace (9). */
export function personAt({ persons, substitutions }: SheetState, seat: SeatName, game: number): string | null {
  return [...substitutions]
    .sort((one, other) => one.from - other.from)
    .reduce((sits, each) => (each.from <= game && each.for === sits ? each.person : sits), persons[seat]);
}

export { type CallState, callKey, callOf, isSameCall };
