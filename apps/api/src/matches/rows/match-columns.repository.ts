import { toDay } from '../../platform/database/days.js';
import type { NewRow, RowOf } from '../../platform/database/tables.js';
import type { MatchRow } from './match.row.js';

/** A match as the office reads it, from its row in the database. */
export function matchRow({ date, sideA, sideB, rawA, rawB, pointsA, pointsB, ...row }: RowOf<'match'>): MatchRow {
  return {
    ...row,
    date: toDay(date),
    sides: [sideA, sideB],
    raw: [rawA, rawB],
    points: pointsA === null || pointsB === null ? null : [pointsA, pointsB],
  };
}

/** The columns of a match that a move writes; the database sets its times. */
export type StoredMatch = Omit<
  MatchRow,
  'admittedGames' | 'appointedJuror' | 'submittedAt' | 'stateSince' | 'approvedAt'
>;

/** A match as a move writes its row; what only the database or others change is left out, also where it is known. */
export function matchColumns({
  sides,
  raw,
  points,
  admittedGames: _games,
  appointedJuror: _juror,
  submittedAt: _submitted,
  stateSince: _since,
  approvedAt: _approved,
  ...match
}: StoredMatch & Partial<MatchRow>): NewRow<'match'> & { readonly id: string } {
  return {
    ...match,
    sideA: sides[0],
    sideB: sides[1],
    rawA: raw[0],
    rawB: raw[1],
    pointsA: points?.[0] ?? null,
    pointsB: points?.[1] ?? null,
  };
}
