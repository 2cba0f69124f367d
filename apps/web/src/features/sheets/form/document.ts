import type { Substitution } from '@tarokk/competition';
import type { ByPartyName, LowerTarock, PartyName, SeatName } from '@tarokk/rules';
import { object, readCall, texts } from '../../../game/playing/call.js';
import { courseOf, isOfCards, recordOfCourse } from '../../../game/playing/record.js';
import { dealOf } from '../../../game/playing/standing.js';
import {
  attackersOf,
  callOf,
  emptyGame,
  emptySheet,
  gamesOf,
  type GameState,
  isSameCall,
  type KindOfSheet,
  type LineState,
  lowerTarocks,
  type NotesState,
  otherParty,
  partyNames,
  roles,
  type ScoredState,
  type SheetState,
  type SideState,
} from './state.js';
import { seatParts } from '../../../game/seat-parts.js';
import { bySeatName } from '../../../game/by-seat.js';

type Json = Readonly<Record<string, unknown>>;

/**
 * The sheet as `tarokk-sheet/1`, as far as it goes: what has not been entered is left out, so that a whole sheet is a sheet and
 * the rest is a draft of one. Ids stand where a record has names.
 * @param points of each game, where they are known
 */
export function documentOf(state: SheetState, points: (game: number) => ByPartyName<number> | null): Json {
  const { sides, persons, firstDealer, kind, date, venue } = state;
  const played = state.games.slice(0, gamesOf[kind]);
  const games = played.map((game, index) => gameDocument(game, index + 1, points(index + 1)));
  return {
    format: 'tarokk-sheet/1',
    record: {
      format: 'royal-tarokk-match/1',
      kind,
      parties: byParty((party) => ({
        ...given('team', sides[party]),
        ...given('collector', persons[`${party}.collector`]),
        ...given('interceptor', persons[`${party}.interceptor`]),
      })),
      ...given('firstDealer', firstDealer),
      games,
    },
    persons: Object.fromEntries(Object.entries(persons).filter(([, person]) => person !== null)),
    sides: Object.fromEntries(Object.entries(sides).filter(([, side]) => side !== null)),
    ...given('date', date),
    order: state.order,
    venue: { ...(venue.name.trim() === '' ? {} : { name: venue.name.trim() }), public: venue.public },
    competitions: state.competitions,
    guests: state.guests,
    substitutions: state.substitutions,
    ...notesDocument(state),
    rulings: [],
  };
}

/**
 * Left out where nothing was noted. One card alone is no draw yet, and an open match has ended with the last of its games that
 * was begun: what was noted of a later one is of none.
 */
function notesDocument({ notes = [], kind, games }: SheetState): Json {
  const last = kind === 'open' ? Math.min(games.length, gamesOf.open) : gamesOf[kind];
  const whole = notes.flatMap(({ game, draw, redealt }): readonly Json[] => {
    const isDrawn = draw.A !== null && draw.B !== null;
    if (game > last || (!isDrawn && redealt.length === 0)) return [];
    return [{ game, ...(isDrawn ? { draw } : {}), ...(redealt.length === 0 ? {} : { redealt }) }];
  });
  return whole.length === 0 ? {} : { notes: whole };
}

function given(key: string, value: unknown): Json {
  return value === null ? {} : { [key]: value };
}

/** A draft has the lines of the sheet beside the cards until these are whole and nobody has to choose between the two. */
function gameDocument(game: GameState, number: number, points: ByPartyName<number> | null): Json {
  if (game.form === 'scored') return { number, sheet: sheetDocument(game, points) };
  const { course, scored } = game;
  if (points !== null) return recordOfCourse(course, number, dealOf(course), points);
  return {
    ...recordOfCourse(course, number, course.deal, null),
    attackers: course.attackers,
    ...(scored === null ? {} : { sheet: sheetDocument(scored, null) }),
  };
}

function sheetDocument({ sides }: ScoredState, points: ByPartyName<number> | null): Json {
  return byParty((party) => {
    const { tarocks, honours, has, lines, silent } = sides[party];
    return {
      ...given('tarocks', tarocks),
      ...given('honours', honours),
      ...given('has', has),
      announcements: lines.map((line) => ({
        ...callOf(line),
        by: line.by,
        ...given('result', line.result),
      })),
      contras: sides[otherParty(party)].lines
        .filter(({ contra }) => contra)
        .map((line) => {
          const { announce, ...parameters } = callOf(line);
          return { contra: announce, ...parameters };
        }),
      silent,
      ...given('points', points?.[party] ?? null),
    };
  });
}

/** What can be read of a sheet, or of a draft of one that somebody else has begun; what makes no sense is left open. */
export function stateOf(document: unknown): SheetState {
  const sheet = object(document);
  const record = object(sheet.record);
  const parties = object(record.parties);
  const sides = object(sheet.sides);
  const persons = object(sheet.persons);
  const venue = object(sheet.venue);
  const kind = Object.keys(gamesOf).find((each) => each === record.kind) as KindOfSheet | undefined;
  const person = (seat: SeatName): string | null => {
    const { party, role } = seatParts(seat);
    return text(persons[seat]) ?? text(object(parties[party])[role]);
  };
  const firstDealer = partyNames.find((party) => party === record.firstDealer) ?? null;
  const attackers = (number: number): PartyName => attackersOf(firstDealer ?? 'A', number);
  return {
    sides: byParty((party) => text(sides[party])),
    date: text(sheet.date),
    order: integer(sheet.order) ?? 1,
    venue: { name: text(venue.name) ?? '', public: venue.public !== false },
    competitions: texts(sheet.competitions),
    kind: kind ?? emptySheet.kind,
    persons: bySeatName(person),
    guests: texts(sheet.guests),
    substitutions: list(sheet.substitutions).flatMap((each): readonly Substitution[] => {
      const [who, replaced, from] = [text(each.person), text(each.for), integer(each.from)];
      return who === null || replaced === null || from === null ? [] : [{ person: who, for: replaced, from }];
    }),
    firstDealer,
    notes: list(sheet.notes).flatMap(notesState),
    games: list(record.games).map((game, index) => gameState(game, attackers(index + 1))),
  };
}

function notesState({ game, draw, redealt }: Json): readonly NotesState[] {
  const number = integer(game);
  const cards = object(draw);
  return number === null
    ? []
    : [{ game: number, draw: byParty((party) => text(cards[party])), redealt: texts(redealt) }];
}

/** @param due who attacks by the sheet */
function gameState(game: Json, due: PartyName): GameState {
  const scored = game.sheet === undefined ? null : scoredState(game);
  if (!isOfCards(game)) return scored ?? emptyGame;
  const attackers = partyNames.find((party) => party === game.attackers) ?? due;
  return { form: 'played', course: courseOf(game, attackers), scored };
}

function scoredState(game: Json): ScoredState {
  const sheet = object(game.sheet);
  const sides = byParty((party) => sideState(object(sheet[party])));
  return {
    form: 'scored',
    sides: byParty((party) => withContras(sides[party], list(object(sheet[otherParty(party)]).contras))),
  };
}

function sideState(side: Json): SideState {
  return {
    tarocks: integer(side.tarocks),
    honours: integer(side.honours),
    has: Array.isArray(side.has) ? lowerTarocks.filter((card) => texts(side.has).includes(card)) : null,
    lines: list(side.announcements).flatMap((line): readonly LineState[] => {
      const announce = text(line.announce);
      if (announce === null) return [];
      const result = (['won', 'lost'] as const).find((each) => each === line.result) ?? null;
      const by = roles.find((role) => role === line.by) ?? 'collector';
      return [{ ...readCall(line, announce), by, result, contra: false }];
    }),
    silent: texts(side.silent),
  };
}

/** A contra is on the first line that it names; one on nothing scores nothing. */
function withContras(side: SideState, contras: readonly Json[]): SideState {
  return contras.reduce<SideState>((state, contra) => {
    const announce = text(contra.contra);
    const place =
      announce === null ? -1 : state.lines.findIndex((line) => isSameCall(line, readCall(contra, announce)));
    if (place < 0 || state.lines[place]!.result === null) return state;
    return { ...state, lines: state.lines.map((line, index) => (index === place ? { ...line, contra: true } : line)) };
  }, side);
}

function byParty<T>(of: (party: PartyName) => T): ByPartyName<T> {
  return { A: of('A'), B: of('B') };
}

function list(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.map(object) : [];
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function integer(value: unknown): number | null {
  return Number.isSafeInteger(value) ? (value as number) : null;
}

export type { LowerTarock };
