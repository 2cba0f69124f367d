import type { MatchRow } from './match.row.js';
import { Prisma } from '../../platform/database/generated/client.js';

/** The columns of the table `match`, read as `m`, that make a `MatchRow`. */
export const matchColumns = Prisma.sql`
  m."id", m."season", m."date"::text AS "date", m."order", m."side_a" AS "sideA", m."side_b" AS "sideB", m."kind",
  m."competitions", m."state", m."entered_by" AS "enteredBy", m."confirmed_by" AS "confirmedBy",
  m."disputed_by" AS "disputedBy", m."revision", m."raw_a" AS "rawA", m."raw_b" AS "rawB", m."points_a" AS "pointsA",
  m."points_b" AS "pointsB", m."verdict", m."open_errors" AS "openErrors", m."admitted_games" AS "admittedGames", m."planned_match_id" AS "plannedMatchId",
  m."appointed_juror" AS "appointedJuror", m."submitted_at" AS "submittedAt", m."state_since" AS "stateSince",
  m."approved_at" AS "approvedAt"`;

export interface MatchColumns extends Omit<MatchRow, 'sides' | 'raw' | 'points'> {
  readonly sideA: string;
  readonly sideB: string;
  readonly rawA: number;
  readonly rawB: number;
  readonly pointsA: number | null;
  readonly pointsB: number | null;
}

export function matchRow({ sideA, sideB, rawA, rawB, pointsA, pointsB, ...row }: MatchColumns): MatchRow {
  return {
    ...row,
    sides: [sideA, sideB],
    raw: [rawA, rawB],
    points: pointsA === null || pointsB === null ? null : [pointsA, pointsB],
  };
}
