import type { SeasonDirectory } from './store/season-directory.js';
import { type LocalDraft, matchOf } from './store/draft.js';
import type { SheetState } from './form/state.js';

/** How many matches two sides can play on one day (D10). */
export const MOST_A_DAY = 20;

/** A match of two sides on a day that the office or this phone knows of. */
export interface MatchOfDay {
  readonly order: number;
  /** On this phone; null of one that only the office has. */
  readonly draft: LocalDraft | null;
  /** At the office; null of one that only this phone has. */
  readonly match: string | null;
  /** Which side entered it there; null for the jury, and on this phone. */
  readonly enteredBy: string | null;
}

/** The matches of the same two sides on the same day, in the order played. @param except the draft that asks */
export function matchesOfDay(
  { sides, date }: Pick<SheetState, 'sides' | 'date'>,
  drafts: readonly LocalDraft[],
  directory: SeasonDirectory,
  except: string | null = null,
): readonly MatchOfDay[] {
  const isSame = (other: Pick<SheetState, 'sides' | 'date'>): boolean =>
    date !== null &&
    other.date === date &&
    [sides.A, sides.B].toSorted().join() === [other.sides.A, other.sides.B].toSorted().join();
  const asking = drafts.find(({ id }) => id === except);
  const own = asking === undefined ? null : matchOf(asking);
  // The sheet that a correction is of is no other match.
  const here = drafts.filter(
    (draft) => draft.id !== except && (own === null || matchOf(draft) !== own) && isSame(draft.state),
  );
  const there = (directory.matches ?? []).filter((match) => match.id !== own && isSame(match));
  const orders = new Set([...here.map(({ state }) => state.order), ...there.map(({ order }) => order)]);
  return [...orders]
    .toSorted((one, other) => one - other)
    .map((order) => {
      const match = there.find((each) => each.order === order) ?? null;
      const draft = here.find(({ state }) => state.order === order) ?? null;
      return { order, draft, match: match?.id ?? null, enteredBy: match?.enteredBy ?? null };
    });
}

/** The number of the next match of the day: behind all that are known. */
export function nextOrder(known: readonly MatchOfDay[]): number {
  return Math.min(MOST_A_DAY, 1 + Math.max(0, ...known.map(({ order }) => order)));
}
