import type { GrandPrixMatch, GrandPrixRow } from '@tarokk/competition';
import type { AnnouncementId } from '@tarokk/rules';
import { sql } from 'kysely';
import { toDay } from '../../../platform/database/days.js';
import { jsonRows } from '../../../platform/database/json-rows.js';
import type { Snapshot } from '../../../platform/database/snapshot.js';
import type { EventRow } from '../storage/event-row.js';
import { sheetsByPairing, type EventSheet, standingOf } from './event-standing.js';
import { eventOf, readEvents } from '../storage/events-query.js';

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
  const events = await readEvents(snapshot.$kysely, (eb) =>
    eb.and([eb('g.season', '=', season), eb('g.cancelledAt', 'is', null)]),
  );
  const matches = await approvedMatches(snapshot, season);
  return events.map((event) => ({ event, places: placesOf(event, matches.get(event.id) ?? []) }));
}

/** The approved and reopened matches of a season, by event. */
async function approvedMatches(
  snapshot: Snapshot,
  season: number,
): Promise<ReadonlyMap<string, readonly ApprovedMatch[]>> {
  const rows = await snapshot.$kysely
    .selectFrom('match as m')
    .select([
      'm.id',
      'm.plannedMatchId',
      'm.date',
      'm.order',
      'm.kind',
      'm.state',
      'm.sideA',
      'm.sideB',
      'm.rawA',
      'm.rawB',
    ])
    .select(eventOf('m', 'sideA', 'sideB').as('event'))
    .select((eb) =>
      jsonRows(eb.selectFrom('trophy as t').select(['t.trophy', 't.party']).whereRef('t.matchId', '=', 'm.id')).as(
        'trophies',
      ),
    )
    .where('m.season', '=', season)
    .where(sql<boolean>`'grand-prix' = ANY (m.competitions)`)
    .where('m.state', 'in', ['approved', 'reopened'])
    .execute();
  return byEvent(
    rows.map(({ event, date, sideA, sideB, rawA, rawB, trophies, ...match }) => {
      const of = (party: 0 | 1): readonly AnnouncementId[] =>
        trophies.filter((won) => won.party === party).map(({ trophy }) => trophy!);
      const counted: Omit<GrandPrixMatch, 'countsOnlyFor'> = {
        id: match.id,
        sides: [sideA, sideB],
        raw: [rawA, rawB],
        games: GAMES_A_MATCH,
        trophies: [of(0), of(1)],
        provisional: false,
      };
      const counts: ApprovedMatch['counts'] = (countsOnlyFor) =>
        match.kind === 'match' && match.state === 'approved' ? { ...counted, countsOnlyFor } : null;
      return [event!, { ...match, date: toDay(date), sides: counted.sides, counts }];
    }),
  );
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
