import { sheetClash, type SheetClash } from '@tarokk/rules';
import { draftOf, previewOf } from './result.js';
import {
  attackersOf,
  callKey,
  gameAt,
  type GameState,
  partyNames,
  type ScoredState,
  type SheetState,
} from './state.js';
import { type GameTap, reduce } from './taps.js';
import { definitionCalled } from '../../../game/announcement-names.js';

/** How a game stands while it is entered. */
export type GameStanding =
  | {
      readonly kind: 'unfinished';
      readonly missing: readonly ('dealer' | 'tarocks' | 'honours' | 'has')[];
      /** A silent bonus that happens in every such game, and that neither party has (4.3). */
      readonly bonus: string | null;
    }
  | { readonly kind: 'impossible'; readonly clash: SheetClash }
  | { readonly kind: 'unusual'; readonly why: readonly Unusual[] }
  | { readonly kind: 'sound' };

/** What may be so, and is worth a second look. */
export type Unusual =
  | { readonly unusual: 'trophy' | 'rare-bonus'; readonly id: string }
  | { readonly unusual: 'nothing-announced' }
  /** Every entry is that of another game: it may have been entered twice. */
  | { readonly unusual: 'same-as'; readonly game: number };

const RARE_BONUSES = ['four-kings', 'silent-moon-catch'];

/** null of a game with its cards, which the cards prove. */
export function standingOfGame(state: SheetState, number: number): GameStanding | null {
  const game = gameAt(state, number);
  if (game.form === 'played') return null;
  if (state.firstDealer === null) return { kind: 'unfinished', missing: ['dealer'], bonus: null };
  const missing = previewOf(state, number)?.missing ?? [];
  const clash = clashOf(state, number);
  const leftOut = clash === null ? null : leftOutIn(clash);
  if (missing.length > 0 || leftOut !== null) return { kind: 'unfinished', missing, bonus: leftOut };
  if (clash !== null) return { kind: 'impossible', clash };
  const why = unusualIn(state, number, game);
  return why.length > 0 ? { kind: 'unusual', why } : { kind: 'sound' };
}

const known = new WeakMap<ScoredState, Map<string, SheetClash | null>>();

/** What cannot stand together in a game, as far as it is entered. */
export function clashOf(state: SheetState, number: number): SheetClash | null {
  const game = gameAt(state, number);
  if (game.form === 'played' || state.firstDealer === null) return null;
  const attackers = attackersOf(state.firstDealer, number);
  const kept = known.get(game) ?? new Map<string, SheetClash | null>();
  known.set(game, kept);
  const key = `${number} ${attackers}`;
  const clash = kept.get(key) ?? (kept.has(key) ? null : sheetClash(draftOf(game, number, attackers)));
  kept.set(key, clash);
  return clash;
}

/** The bonus that nobody has written down yet, where nothing else is wrong. */
function leftOutIn({ entries }: SheetClash): string | null {
  const [first] = entries;
  return first?.entry === 'no-silent' && entries.every(({ entry }) => entry === 'no-silent') ? first.bonus : null;
}

function unusualIn(state: SheetState, number: number, game: ScoredState): readonly Unusual[] {
  const sides = partyNames.map((party) => game.sides[party]);
  const lines = sides.flatMap((side) => side.lines);
  const twin = state.games.findIndex((other, index) => index < number - 1 && entriesOf(other) === entriesOf(game));
  return [
    ...lines
      .filter(({ announce }) => definitionCalled(announce).trophy !== null)
      .map(({ announce }) => ({ unusual: 'trophy', id: announce }) as const),
    ...sides
      .flatMap(({ silent }) => silent)
      .filter((bonus) => RARE_BONUSES.includes(bonus))
      .map((id) => ({ unusual: 'rare-bonus', id }) as const),
    ...(lines.length === 0 ? [{ unusual: 'nothing-announced' } as const] : []),
    ...(twin < 0 || lines.length === 0 ? [] : [{ unusual: 'same-as', game: twin + 1 } as const]),
  ];
}

function entriesOf(game: GameState): string | null {
  if (game.form === 'played') return null;
  return JSON.stringify(
    partyNames.map((party) => {
      const { tarocks, honours, has, lines, silent } = game.sides[party];
      const written = lines.map((line) => `${callKey(line)} ${line.by} ${line.result} ${line.contra}`).toSorted();
      return [tarocks, honours, has, written, silent.toSorted()];
    }),
  );
}

/** Whether something more can stand on a game as it is. */
export type MayStand =
  { readonly may: true; readonly isLost: boolean } | { readonly may: false; readonly clash: SheetClash };

/**
 * What becomes of a line or silent bonus beside what is there: made, lost where it can only be that, or impossible. Where
 * something is wrong already nothing is judged.
 */
export function verdictOn(state: SheetState, tap: Extract<GameTap, { tap: 'announce' | 'silent' }>): MayStand {
  const before = clashOf(state, tap.game);
  if (before !== null && leftOutIn(before) === null) return { may: true, isLost: false };
  const made = newClash(reduce(state, tap), tap);
  if (made === null) return { may: true, isLost: false };
  if (tap.tap === 'announce' && !tap.isMessage && newClash(reduce(state, { ...tap, isLost: true }), tap) === null) {
    return { may: true, isLost: true };
  }
  return { may: false, clash: made };
}

function newClash(state: SheetState, { game }: GameTap): SheetClash | null {
  const clash = clashOf(state, game);
  return clash === null || leftOutIn(clash) !== null ? null : clash;
}
