import { type ByPartyName, type PartyName, previewSheet, type SheetDraft, type SheetPreview } from '@tarokk/rules';
import { announcementOf, isKnownCall, isWhole, soundCourse, standingOf } from '../../../game/playing/standing.js';
import type { GameCourse } from '../../../game/playing/course.js';
import type { SheetDifference } from './differences.js';
import { differencesFromCards } from './from-cards.js';
import {
  attackersOf,
  gameAt,
  gamesOf,
  type LineState,
  partyNames,
  type ScoredState,
  type SheetState,
  type SideState,
} from './state.js';

/** The state without lines that are no announcements. */
export function soundState(state: SheetState): SheetState {
  const sound = (side: SideState): SideState => ({ ...side, lines: side.lines.filter(isKnownCall) });
  const soundScored = ({ sides, ...game }: ScoredState) => ({
    ...game,
    sides: { A: sound(sides.A), B: sound(sides.B) },
  });
  return {
    ...state,
    games: state.games.map((game) => {
      if (game.form === 'scored') return soundScored(game);
      const scored = game.scored === null ? null : soundScored(game.scored);
      return { ...game, course: soundCourse(game.course), scored };
    }),
  };
}

const kept = new WeakMap<ScoredState, Map<string, SheetPreview>>();

/**
 * What a game comes to as it stands, computed as the office will compute it. null before somebody has said who dealt first, and
 * of a game with its cards.
 */
export function previewOf(state: SheetState, number: number): SheetPreview | null {
  const game = gameAt(state, number);
  if (game.form === 'played' || state.firstDealer === null) return null;
  const attackers = attackersOf(state.firstDealer, number);
  const known = kept.get(game) ?? new Map<string, SheetPreview>();
  kept.set(game, known);
  const key = `${number} ${attackers}`;
  const preview = known.get(key) ?? compute(game, number, attackers);
  known.set(key, preview);
  return preview;
}

function compute(game: ScoredState, number: number, attackers: PartyName): SheetPreview {
  return previewSheet(draftOf(game, number, attackers));
}

/** A game as the rules library takes it while it is typed. */
export function draftOf({ sides }: ScoredState, number: number, attackers: PartyName): SheetDraft {
  const draft = (party: PartyName, other: PartyName) => ({
    ...only(sides[party]),
    lines: sides[party].lines.map((line) => lineOf(line, party)),
    contras: sides[other].lines.filter(({ contra }) => contra).map(announcementOf),
  });
  return {
    number,
    attackers: attackers === 'A' ? 0 : 1,
    sheet: [draft('A', 'B'), draft('B', 'A')],
  } as SheetDraft;
}

function only({ tarocks, honours, has, silent }: SideState) {
  return { tarocks, honours, has, silent };
}

function lineOf(line: LineState, party: PartyName) {
  const seat = (party === 'A' ? 0 : 2) + (line.by === 'collector' ? 1 : 0);
  return { announcement: announcementOf(line), seat, result: line.result ?? 'stated' };
}

/**
 * Whether the cards of a game can stand for it: all are there, as who attacks by now played them, and nothing that stood on the
 * sheet before says otherwise.
 */
export function isSettled(state: SheetState, number: number): boolean {
  const game = gameAt(state, number);
  if (game.form === 'scored' || state.firstDealer === null) return false;
  const { course } = game;
  if (course.attackers !== attackersOf(state.firstDealer, number) || !isWhole(course)) return false;
  return differencesWithSheet(state, number).length === 0;
}

/** Where the cards of a game say otherwise than what stood on the sheet before. */
export function differencesWithSheet(state: SheetState, number: number): readonly SheetDifference[] {
  const game = gameAt(state, number);
  if (game.form === 'scored' || game.scored === null || !isWhole(game.course)) return [];
  const before = { ...state, games: Array.from({ length: number }, () => game.scored!) };
  return differencesFromCards(game.course, game.scored, number, pointsOf(before, number) !== null);
}

function pointsOfCards(course: GameCourse): ByPartyName<number> | null {
  const score = standingOf(course).result?.score;
  return score === undefined ? null : { A: score[0].total, B: score[1].total };
}

/** The points of a game; null while something of it is missing, or is to be decided. */
export function pointsOf(state: SheetState, number: number): ByPartyName<number> | null {
  const game = gameAt(state, number);
  if (game.form === 'played') return isSettled(state, number) ? pointsOfCards(game.course) : null;
  const score = previewOf(state, number)?.score ?? null;
  return score === null ? null : { A: score[0].total, B: score[1].total };
}

export interface MatchSoFar {
  /** Raw points of the games that are complete. */
  readonly sum: ByPartyName<number>;
  /** How many games are complete. */
  readonly games: number;
  /** The first game that is not; null when all are. */
  readonly next: number | null;
}

/** The running result of the match. */
export function soFar(state: SheetState): MatchSoFar {
  const numbers = Array.from({ length: gamesOf[state.kind] }, (_, index) => index + 1);
  const points = numbers.map((number) => pointsOf(state, number));
  const sum = (party: PartyName): number => points.reduce((all, each) => all + (each?.[party] ?? 0), 0);
  const games = points.filter((each) => each !== null).length;
  const next = numbers.find((number) => points[number - 1] === null && !isUnbegunEnd(state, number)) ?? null;
  return { sum: { A: sum('A'), B: sum('B') }, games, next };
}

/** An open match may end before its seventh game. */
function isUnbegunEnd({ kind, games }: SheetState, number: number): boolean {
  return kind === 'open' && games.length > 0 && number > games.length;
}

export type MissingPart = 'sides' | 'date' | 'venue' | 'competitions' | 'seats' | 'dealer' | 'games';

/** What is still missing before the sheet can be handed in. */
export function missingOf(state: SheetState): readonly MissingPart[] {
  const { sides, persons } = state;
  return [
    ...(partyNames.some((party) => sides[party] === null) ? (['sides'] as const) : []),
    ...(state.date === null ? (['date'] as const) : []),
    ...(state.venue.name.trim() === '' ? (['venue'] as const) : []),
    ...(state.competitions.length === 0 ? (['competitions'] as const) : []),
    ...(Object.values(persons).some((person) => person === null) ? (['seats'] as const) : []),
    ...(state.firstDealer === null ? (['dealer'] as const) : []),
    ...(soFar(state).next === null && state.games.length > 0 ? [] : (['games'] as const)),
  ];
}
