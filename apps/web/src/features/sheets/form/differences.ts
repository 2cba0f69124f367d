import type { PartyName } from '@tarokk/rules';
import { isSameCourse } from '../../../game/playing/standing.js';
import {
  callKey,
  type CallState,
  callOf,
  gameAt,
  type GameState,
  type LineState,
  notesAt,
  type NotesState,
  partyNames,
  type ScoredState,
  seatNames,
  type SheetState,
} from './state.js';

/** Where two sheets of one match differ. null stands for what is not there. */
export type SheetDifference =
  | {
      readonly of: 'date' | 'order' | 'venue' | 'competitions' | 'kind' | 'firstDealer' | 'guests' | 'substitutions';
      readonly one: string | null;
      readonly other: string | null;
    }
  | { readonly of: 'seat'; readonly seat: string; readonly one: string | null; readonly other: string | null }
  | (InGame & {
      readonly of: 'tarocks' | 'honours' | 'has' | 'silent';
      readonly one: string | null;
      readonly other: string | null;
    })
  | (InGame & {
      readonly of: 'line';
      readonly call: CallState;
      readonly one: LineState | null;
      readonly other: LineState | null;
    })
  | { readonly of: 'notes'; readonly game: number; readonly one: NotesState; readonly other: NotesState }
  /** One has the cards of the game, or the games of the two have other cards. */
  | { readonly of: 'game'; readonly game: number };

interface InGame {
  readonly game: number;
  readonly party: PartyName;
}

const frame = {
  date: ({ date }: SheetState) => date,
  order: ({ order }: SheetState) => String(order),
  venue: ({ venue }: SheetState) => `${venue.name}${venue.public ? '' : ' *'}`,
  competitions: ({ competitions }: SheetState) => competitions.toSorted().join(', '),
  kind: ({ kind }: SheetState) => kind,
  firstDealer: ({ firstDealer }: SheetState) => firstDealer,
  guests: ({ guests }: SheetState) => guests.toSorted().join(', '),
  substitutions: ({ substitutions }: SheetState) =>
    substitutions.map(({ person, for: whom, from }) => `${person} ${whom} ${from}`).join(', '),
} as const;

/** What somebody has to look at who has to choose between two sheets. */
export function differencesOf(one: SheetState, other: SheetState): readonly SheetDifference[] {
  const outside = (Object.keys(frame) as (keyof typeof frame)[]).map((of): SheetDifference => ({
    of,
    one: frame[of](one),
    other: frame[of](other),
  }));
  const seats = seatNames.map((seat): SheetDifference => ({
    of: 'seat',
    seat,
    one: one.persons[seat],
    other: other.persons[seat],
  }));
  const noted = [...new Set([...(one.notes ?? []), ...(other.notes ?? [])].map(({ game }) => game))]
    .toSorted((a, b) => a - b)
    .flatMap((game): readonly SheetDifference[] => {
      const [mine, theirs] = [notesAt(one, game), notesAt(other, game)];
      const isSame = JSON.stringify([mine.draw, mine.redealt]) === JSON.stringify([theirs.draw, theirs.redealt]);
      return isSame ? [] : [{ of: 'notes', game, one: mine, other: theirs }];
    });
  const count = Math.max(one.games.length, other.games.length);
  const games = Array.from({ length: count }, (_, index) => inGame(one, other, index + 1)).flat();
  return [...outside, ...seats, ...noted, ...games].filter(
    (each) => each.of === 'line' || each.of === 'game' || each.one !== each.other,
  );
}

function inGame(one: SheetState, other: SheetState, game: number): readonly SheetDifference[] {
  const [mine, theirs] = [gameAt(one, game), gameAt(other, game)];
  if (mine.form === 'played' || theirs.form === 'played') {
    const isSame = mine.form === 'played' && theirs.form === 'played' && isSameCourse(mine.course, theirs.course);
    return isSame ? [] : [{ of: 'game', game }];
  }
  return onSheets(mine, theirs, game);
}

/** Where two sheets of one game differ. */
export function onSheets(mine: ScoredState, theirs: ScoredState, game: number): readonly SheetDifference[] {
  return partyNames.flatMap((party) => {
    const [a, b] = [mine.sides[party], theirs.sides[party]];
    const where = { game, party };
    const entry = (
      of: 'tarocks' | 'honours' | 'has' | 'silent',
      say: (side: typeof a) => string | null,
    ): SheetDifference => ({
      ...where,
      of,
      one: say(a),
      other: say(b),
    });
    const number = (count: number | null): string | null => (count === null ? null : String(count));
    return [
      entry('tarocks', ({ tarocks }) => number(tarocks)),
      entry('honours', ({ honours }) => number(honours)),
      entry('has', ({ has }) => (has === null ? null : has.join(' '))),
      entry('silent', ({ silent }) => silent.toSorted().join(', ')),
      ...lines(a.lines, b.lines).map((line): SheetDifference => ({ ...where, of: 'line', ...line })),
    ];
  });
}

function lines(mine: readonly LineState[], theirs: readonly LineState[]) {
  const key = (line: LineState): string => `${callKey(line)} ${line.result === null ? line.by : ''}`;
  const keys = [...new Set([...mine, ...theirs].map(key))];
  return keys.flatMap((each) => {
    const lineIn = (list: readonly LineState[]): LineState | null => list.find((line) => key(line) === each) ?? null;
    const [one, other] = [lineIn(mine), lineIn(theirs)];
    const isSame = one?.result === other?.result && one?.by === other?.by && one?.contra === other?.contra;
    return one !== null && other !== null && isSame ? [] : [{ call: callOf((one ?? other)!), one, other }];
  });
}

export type { GameState };
