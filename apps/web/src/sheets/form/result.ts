import {
  announcement,
  type AnnouncementId,
  definitionOf,
  parseCard,
  previewSheet,
  type SheetPreview,
} from '@tarokk/rules';
import {
  attackersOf,
  type ByParty,
  type CallState,
  gameAt,
  gamesOf,
  type LineState,
  type PartyName,
  partyNames,
  type ScoredState,
  type SheetState,
  type SideState,
} from './state.js';

export type Announcement = ReturnType<typeof announcement>;

/** Suits have the number of their first card, eight to a suit. */
function suitNumber(suit: string): number {
  return Math.floor(parseCard(`${suit}K`) / 8);
}

/** The announcement of a line, as the rules know it. */
export function announcementOf({ announce, card, cards, suit, suits, count }: CallState): Announcement {
  return announcement(announce as AnnouncementId, {
    cards: (cards ?? (card === undefined ? [] : [card])).map(parseCard),
    suits: (suits ?? (suit === undefined ? [] : [suit])).map(suitNumber),
    count: count ?? 0,
  });
}

const parameterKeys: Readonly<Record<ReturnType<typeof definitionOf>['parameter'], readonly (keyof CallState)[]>> = {
  none: [],
  card: ['card'],
  'two-cards': ['cards'],
  'three-cards': ['cards'],
  suit: ['suit'],
  'black-suit': ['suit'],
  'red-and-black': ['suits'],
  count: ['count'],
  'suit-and-count': ['suit', 'count'],
};

/** Whether the rules know an announcement with such parameters; drafts may have been written by any program. */
function isKnown(call: CallState): boolean {
  const definition = definitionOf(call.announce as AnnouncementId) as ReturnType<typeof definitionOf> | undefined;
  return definition !== undefined && parameterKeys[definition.parameter].every((key) => call[key] !== undefined);
}

/** The state without lines that are no announcements. */
export function soundState(state: SheetState): SheetState {
  const sound = (side: SideState): SideState => ({ ...side, lines: side.lines.filter(isKnown) });
  return {
    ...state,
    games: state.games.map((game) =>
      game.form === 'played' ? game : { ...game, sides: { A: sound(game.sides.A), B: sound(game.sides.B) } },
    ),
  };
}

export function isMessage(announce: string): boolean {
  return definitionOf(announce as AnnouncementId).family === 'message';
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

function compute({ sides }: ScoredState, number: number, attackers: PartyName): SheetPreview {
  const draft = (party: PartyName, other: PartyName) => ({
    ...only(sides[party]),
    lines: sides[party].lines.map((line) => lineOf(line, party)),
    contras: sides[other].lines.filter(({ contra }) => contra).map(announcementOf),
  });
  return previewSheet({
    number,
    attackers: attackers === 'A' ? 0 : 1,
    sheet: [draft('A', 'B'), draft('B', 'A')],
  } as Parameters<typeof previewSheet>[0]);
}

function only({ tarocks, honours, has, silent }: SideState) {
  return { tarocks, honours, has, silent };
}

function lineOf(line: LineState, party: PartyName) {
  const seat = (party === 'A' ? 0 : 2) + (line.by === 'collector' ? 1 : 0);
  return { announcement: announcementOf(line), seat, result: line.result ?? 'stated' };
}

/** The points of a game; null while something of it is missing. */
export function pointsOf(state: SheetState, number: number): ByParty<number> | null {
  const game = gameAt(state, number);
  if (game.form === 'played') {
    const claim = game.record['claim'] as ByParty<number> | undefined;
    return claim ?? null;
  }
  const score = previewOf(state, number)?.score ?? null;
  return score === null ? null : { A: score[0].total, B: score[1].total };
}

export interface MatchSoFar {
  /** Raw points of the games that are complete. */
  readonly sum: ByParty<number>;
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

/** What is still missing before the sheet can be handed in. */
export function missingOf(
  state: SheetState,
): readonly ('sides' | 'date' | 'venue' | 'competitions' | 'seats' | 'dealer' | 'games')[] {
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
