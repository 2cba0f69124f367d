import type { GrandPrixMatch, GrandPrixRow } from '@tarokk/competition';
import type { AnnouncementId } from '@tarokk/rules';
import type { Snapshot } from '../../../platform/database/snapshot.js';
import type { EventRow } from '../storage/event-row.js';
import { sheetsByPairing, type EventSheet, standingOf } from './event-standing.js';
import { selectEvents } from '../storage/events-query.js';

/** An approved or reopened match of an event, and what it counts there; null for nothing (D13). */
export interface ApprovedMatch extends EventSheet {
  readonly date: string;
  readonly order: number;
  readonly counts: (countsOnlyFor: string | null) => GrandPrixMatch | null;
}

/** The events of a season by date, without those that were cancelled, each with its places. */
export async function approvedPlaces(
  snapshot: Snapshot,
  season: number,
): Promise<readonly { readonly event: EventRow; readonly places: readonly GrandPrixRow[] }[]> {
  const events = await snapshot.all<EventRow & Record<string, unknown>>(
    `${selectEvents} WHERE g."season" = $1 AND g."cancelled_at" IS NULL ORDER BY g."date", g."id"`,
    [season],
  );
  const matches = await approvedMatches(snapshot, season);
  return events.map((event) => ({ event, places: placesOf(event, matches.get(event.id) ?? []) }));
}

interface ApprovedMatchRow {
  readonly event: string;
  readonly id: string;
  readonly plannedMatchId: string | null;
  readonly date: string;
  readonly order: number;
  readonly kind: string;
  readonly state: string;
  readonly sides: readonly [string, string];
  readonly raw: readonly [number, number];
  readonly trophies: readonly [readonly AnnouncementId[], readonly AnnouncementId[]];
}

/** The approved and reopened matches of a season, by event. */
async function approvedMatches(
  snapshot: Snapshot,
  season: number,
): Promise<ReadonlyMap<string, readonly ApprovedMatch[]>> {
  const rows = await snapshot.all<ApprovedMatchRow & Record<string, unknown>>(
    `SELECT grand_prix_of(m."season", m."side_a", m."side_b", m."date") AS "event", m."id",
       m."planned_match_id" AS "plannedMatchId", m."date"::text AS "date", m."order", m."kind", m."state",
       json_build_array(m."side_a", m."side_b") AS "sides", json_build_array(m."raw_a", m."raw_b") AS "raw",
       json_build_array(
         ARRAY(SELECT t."trophy" FROM "trophy" t WHERE t."match_id" = m."id" AND t."party" = 0),
         ARRAY(SELECT t."trophy" FROM "trophy" t WHERE t."match_id" = m."id" AND t."party" = 1)) AS "trophies"
     FROM "match" m
     WHERE m."season" = $1 AND 'grand-prix' = ANY (m."competitions") AND m."state" IN ('approved', 'reopened')`,
    [season],
  );
  const counts = ({ id, sides, raw, kind, state, trophies }: ApprovedMatchRow): ApprovedMatch['counts'] => {
    const counted = { id, sides, raw, games: GAMES_A_MATCH, trophies, provisional: false };
    return (countsOnlyFor) => (kind === 'match' && state === 'approved' ? { ...counted, countsOnlyFor } : null);
  };
  return byEvent(rows.map((row) => [row.event, { ...row, counts: counts(row) }]));
}

const GAMES_A_MATCH = 8;

/** By date and number within each event. */
export function byEvent(
  matches: readonly (readonly [event: string, match: ApprovedMatch])[],
): ReadonlyMap<string, readonly ApprovedMatch[]> {
  const found = new Map<string, ApprovedMatch[]>();
  const inOrder = matches.toSorted(
    ([, a], [, b]) => compare(a.date, b.date) || a.order - b.order || compare(a.id, b.id),
  );
  for (const [event, match] of inOrder) found.set(event, [...(found.get(event) ?? []), match]);
  return found;
}

/** The places of an event, from what was approved: what else was handed in counts while it is played (D42), and is not kept. */
export function placesOf(event: EventRow, matches: readonly ApprovedMatch[]): readonly GrandPrixRow[] {
  const placed = sheetsByPairing(event.pairings, matches);
  const pairings = event.pairings.map((pairing) => {
    const match = placed.get(pairing.id);
    return { ...pairing, matchId: match?.id ?? null, played: match?.counts(pairing.countsOnlyFor) ?? null };
  });
  return standingOf(event, pairings).table.rows;
}

export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
