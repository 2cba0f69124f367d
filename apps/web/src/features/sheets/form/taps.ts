import type { Substitution } from '@tarokk/competition';
import {
  firstDealerByDraw,
  type LowerTarock,
  parseCard,
  type Party,
  type PartyName,
  type Role,
  type SeatName,
} from '@tarokk/rules';
import { advance, type GameCourse, newCourse, type CourseStep } from '../../../game/playing/course.js';
import {
  attackersOf,
  callOf,
  type CallState,
  emptyGame,
  gameAt,
  gamesOf,
  type GameState,
  HONOURS,
  isSameCall,
  type KindOfSheet,
  lowerTarocks,
  notesAt,
  type NotesState,
  otherParty,
  partyNames,
  type ScoredState,
  type SheetState,
  type SideState,
  TAROCKS,
} from './state.js';
import { bySeatName } from '../../../game/by-seat.js';

/** One thing that somebody does to a sheet. */
export type Tap =
  | { readonly tap: 'sides'; readonly sides: SheetState['sides'] }
  /** @property order which match of that day it is, where that follows */
  | { readonly tap: 'date'; readonly date: string | null; readonly order?: number }
  | { readonly tap: 'order'; readonly order: number }
  | { readonly tap: 'venue'; readonly venue: SheetState['venue'] }
  | { readonly tap: 'competitions'; readonly competitions: readonly string[] }
  | { readonly tap: 'kind'; readonly kind: KindOfSheet }
  /** @property guest whether they are no member of the side for which they sit there (9) */
  | { readonly tap: 'seat'; readonly seat: SeatName; readonly person: string | null; readonly guest: boolean }
  | { readonly tap: 'swap'; readonly party: PartyName }
  | { readonly tap: 'dealer'; readonly party: PartyName }
  /** @property card its code; null takes it off again */
  | { readonly tap: 'drawn'; readonly party: PartyName; readonly card: string | null }
  /** @property reason its id */
  | { readonly tap: 'redealt'; readonly game: number; readonly reason: string }
  | { readonly tap: 'not-redealt'; readonly game: number; readonly index: number }
  | { readonly tap: 'substitute'; readonly substitution: Substitution; readonly guest: boolean }
  | { readonly tap: 'no-substitute'; readonly index: number }
  | GameTap;

/** `game` counts from 1, `line` from 0. */
export type GameTap =
  | (In & { readonly tap: 'tarocks' | 'honours'; readonly count: number })
  /** Which of XVIII XVII XVI the party has, all of them at once; the other side has the rest. */
  | (In & { readonly tap: 'lower'; readonly cards: readonly LowerTarock[] })
  /** @property isLost where what stands beside it leaves nothing else */
  | (In & {
      readonly tap: 'announce';
      readonly call: CallState;
      readonly by: Role;
      readonly isMessage: boolean;
      readonly isLost?: boolean;
    })
  | (In & { readonly tap: 'unsay'; readonly line: number })
  | (In & { readonly tap: 'result'; readonly line: number })
  | (In & { readonly tap: 'by'; readonly line: number })
  | (In & { readonly tap: 'contra'; readonly line: number })
  | (In & { readonly tap: 'silent'; readonly bonus: string })
  | { readonly tap: 'clear'; readonly game: number }
  /** The game is entered card by card from here on; what stood on the sheet is kept beside it. */
  | { readonly tap: 'by-cards'; readonly game: number }
  | { readonly tap: 'step'; readonly game: number; readonly step: CourseStep }
  /** The cards are right: what stood on the sheet before is no longer wanted. */
  | { readonly tap: 'trust-cards'; readonly game: number }
  /** The sheet alone counts; the cards are put aside. */
  | { readonly tap: 'as-scored'; readonly game: number };

interface In {
  readonly game: number;
  readonly party: PartyName;
}

/** The sheet after a tap. What a tap makes certain of the other side is entered there too. */
export function reduce(state: SheetState, tap: Tap): SheetState {
  switch (tap.tap) {
    case 'sides':
      return { ...state, sides: tap.sides, persons: keptPersons(state, tap.sides), guests: [], substitutions: [] };
    case 'date':
      return { ...state, date: tap.date, order: tap.order ?? state.order };
    case 'order':
      return { ...state, order: tap.order };
    case 'venue':
      return { ...state, venue: tap.venue };
    case 'competitions':
      return { ...state, competitions: tap.competitions };
    case 'kind':
      return { ...state, kind: tap.kind };
    case 'seat':
      return seated(state, tap.seat, tap.person, tap.guest);
    case 'swap':
      return swapped(state, tap.party);
    case 'dealer':
      return { ...state, firstDealer: tap.party };
    case 'drawn':
      return drawn(state, tap.party, tap.card);
    case 'redealt': {
      const notes = notesAt(state, tap.game);
      return withNotes(state, { ...notes, redealt: [...notes.redealt, tap.reason] });
    }
    case 'not-redealt': {
      const notes = notesAt(state, tap.game);
      return withNotes(state, { ...notes, redealt: notes.redealt.filter((_, index) => index !== tap.index) });
    }
    case 'substitute':
      return withGuests(
        { ...state, substitutions: [...state.substitutions, tap.substitution] },
        tap.guest ? tap.substitution.person : null,
      );
    case 'no-substitute':
      return withGuests({ ...state, substitutions: state.substitutions.filter((_, index) => index !== tap.index) });
    default:
      return inGame(state, tap);
  }
}

/** Whoever is chosen leaves the seat where they sat before; nobody sits twice. */
function seated(state: SheetState, seat: SeatName, person: string | null, guest: boolean): SheetState {
  const persons = bySeatName((each) => {
    const sits = state.persons[each];
    return each === seat ? person : sits === person && person !== null ? null : sits;
  });
  const left = state.persons[seat];
  const substitutions = state.substitutions.filter(({ for: replaced }) => replaced !== left || left === person);
  return withGuests({ ...state, persons, substitutions }, guest ? person : null);
}

function swapped(state: SheetState, party: PartyName): SheetState {
  const { persons } = state;
  return {
    ...state,
    persons: {
      ...persons,
      [`${party}.interceptor`]: persons[`${party}.collector`],
      [`${party}.collector`]: persons[`${party}.interceptor`],
    },
  };
}

/** Once both cards are known, who deals first follows from them, where the rules say which is the lower one (1.2). */
function drawn(state: SheetState, party: PartyName, card: string | null): SheetState {
  const notes = notesAt(state, 1);
  const draw = { ...notes.draw, [party]: card };
  const due = dealerByDraw(draw);
  return { ...withNotes(state, { ...notes, draw }), firstDealer: due ?? state.firstDealer };
}

/** Who deals first by the cards that were drawn; null where one is not known, or the rules say of neither that it is lower. */
export function dealerByDraw({ A, B }: NotesState['draw']): PartyName | null {
  const due: Party | null = A === null || B === null ? null : firstDealerByDraw([parseCard(A), parseCard(B)]);
  return due === null ? null : partyNames[due];
}

function withNotes(state: SheetState, notes: NotesState): SheetState {
  const others = (state.notes ?? []).filter(({ game }) => game !== notes.game);
  const isEmpty = notes.draw.A === null && notes.draw.B === null && notes.redealt.length === 0;
  return { ...state, notes: [...others, ...(isEmpty ? [] : [notes])].sort((one, other) => one.game - other.game) };
}

/** Only who is at the table in some game can be a guest there. */
function withGuests(state: SheetState, guest: string | null = null): SheetState {
  const there = new Set<string | null>([
    ...Object.values(state.persons),
    ...state.substitutions.map(({ person }) => person),
  ]);
  const guests = new Set([...state.guests, ...(guest === null ? [] : [guest])]);
  return { ...state, guests: [...guests].filter((each) => there.has(each)) };
}

/** Of a side that stays the players stay in their seats. */
function keptPersons({ sides, persons }: SheetState, next: SheetState['sides']): SheetState['persons'] {
  const kept = (party: PartyName, seat: SeatName): string | null =>
    sides[party] === next[party] ? persons[seat] : null;
  return {
    'A.interceptor': kept('A', 'A.interceptor'),
    'A.collector': kept('A', 'A.collector'),
    'B.interceptor': kept('B', 'B.interceptor'),
    'B.collector': kept('B', 'B.collector'),
  };
}

function inGame(state: SheetState, tap: GameTap): SheetState {
  if (tap.game < 1 || tap.game > gamesOf[state.kind]) return state;
  const game = gameAt(state, tap.game);
  switch (tap.tap) {
    case 'clear':
      return withGame(state, tap.game, emptyGame);
    case 'by-cards':
      return withCards(state, game, tap.game);
    case 'step':
      return withCourse(state, game, tap.game, (course) => advance(course, tap.step));
    case 'trust-cards':
      return game.form === 'played' ? withGame(state, tap.game, { ...game, scored: null }) : state;
    case 'as-scored':
      if (game.form === 'scored') return state;
      return withGame(state, tap.game, { ...(game.scored ?? emptyGame), aside: game.course });
    default:
      // What was entered card by card is not changed line by line.
      return game.form === 'played' ? state : withGame(state, tap.game, inScored(game, tap));
  }
}

/** Cards can be entered once it is known who attacks. Those that were put aside are there again. */
function withCards(state: SheetState, game: GameState, number: number): SheetState {
  if (game.form === 'played' || state.firstDealer === null) return state;
  const attackers = attackersOf(state.firstDealer, number);
  const { aside, ...scored } = game;
  const course = aside?.attackers === attackers ? aside : newCourse(attackers);
  const isEmpty = JSON.stringify(scored) === JSON.stringify(emptyGame);
  return withGame(state, number, { form: 'played', course, scored: isEmpty ? null : scored });
}

function withCourse(
  state: SheetState,
  game: GameState,
  number: number,
  change: (course: GameCourse) => GameCourse,
): SheetState {
  if (game.form === 'scored') return state;
  const course = change(game.course);
  return course === game.course ? state : withGame(state, number, { ...game, course });
}

function withGame(state: SheetState, number: number, game: GameState): SheetState {
  const length = Math.max(state.games.length, number);
  return {
    ...state,
    games: Array.from({ length }, (_, index) => (index === number - 1 ? game : gameAt(state, index + 1))),
  };
}

function inScored(game: ScoredState, tap: Extract<GameTap, In>): ScoredState {
  const { party } = tap;
  const own = game.sides[party];
  const others = game.sides[otherParty(party)];
  const both = (next: Partial<SideState>, other: Partial<SideState>): ScoredState => ({
    ...game,
    sides: { ...game.sides, [party]: { ...own, ...next }, [otherParty(party)]: { ...others, ...other } },
  });
  switch (tap.tap) {
    case 'tarocks':
      // More than twenty cards nobody has: the other side stays open, and the clash is explained.
      return both({ tarocks: tap.count }, { tarocks: Math.min(20, TAROCKS - tap.count) });
    case 'honours':
      return both({ honours: tap.count }, { honours: HONOURS - tap.count });
    case 'lower': {
      const has = lowerTarocks.filter((card) => tap.cards.includes(card));
      return both({ has }, { has: lowerTarocks.filter((card) => !has.includes(card)) });
    }
    case 'announce': {
      const result = tap.isMessage ? null : tap.isLost === true ? ('lost' as const) : ('won' as const);
      const line = { ...callOf(tap.call), by: tap.by, result, contra: false };
      return both({ lines: [...own.lines, line] }, {});
    }
    case 'unsay':
      return both({ lines: own.lines.filter((_, index) => index !== tap.line) }, {});
    case 'result':
      return both({ lines: changed(own, tap.line, ({ result }) => ({ result: turned(result) })) }, {});
    case 'by':
      return both(
        { lines: changed(own, tap.line, ({ by }) => ({ by: by === 'collector' ? 'interceptor' : 'collector' })) },
        {},
      );
    case 'contra':
      return both(
        {
          lines: changed(own, tap.line, ({ contra, result }) => ({ contra: result !== null && !contra })),
        },
        {},
      );
    case 'silent': {
      const silent = own.silent.includes(tap.bonus)
        ? own.silent.filter((each) => each !== tap.bonus)
        : [...own.silent, tap.bonus];
      // Each happens to one party of a game at most (4.3).
      return both({ silent }, { silent: others.silent.filter((each) => each !== tap.bonus) });
    }
  }
}

function turned(result: 'won' | 'lost' | null): 'won' | 'lost' | null {
  return result === 'won' ? 'lost' : result === 'lost' ? 'won' : null;
}

function changed(
  { lines }: SideState,
  place: number,
  change: (line: SideState['lines'][number]) => Partial<SideState['lines'][number]>,
): SideState['lines'] {
  return lines.map((line, index) => (index === place ? { ...line, ...change(line) } : line));
}

/** The place of an announcement among the lines of a party; −1 where it has not made it. */
export function lineOf(side: SideState, call: CallState): number {
  return side.lines.findIndex((line) => isSameCall(line, call));
}
