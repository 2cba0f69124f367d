import {
  approvedByEvent,
  type ApprovedEventMatch,
  eventPlaces,
  type GrandPrixMatch,
  type GrandPrixRow,
  type KeptEvent,
} from '@tarokk/competition';
import type { AnnouncementId } from '@tarokk/rules';
import { sql } from 'kysely';
import { toDay } from '../../../platform/database/days.js';
import { jsonRows } from '../../../platform/database/json-rows.js';
import type { Snapshot } from '../../../platform/database/snapshot.js';
import { eventOf, readEvents } from '../storage/events-query.js';

/** The events of a season by date, without those that were cancelled, each with its places. */
export async function approvedPlaces(
  snapshot: Snapshot,
  season: number,
): Promise<readonly { readonly event: KeptEvent; readonly places: readonly GrandPrixRow[] }[]> {
  const events = await readEvents(snapshot.$kysely, (eb) =>
    eb.and([eb('g.season', '=', season), eb('g.cancelledAt', 'is', null)]),
  );
  const matches = await approvedMatches(snapshot, season);
  return events.map((event) => ({ event, places: eventPlaces(event, matches.get(event.id) ?? []) }));
}

/** The approved and reopened matches of a season, by event. */
async function approvedMatches(
  snapshot: Snapshot,
  season: number,
): Promise<ReadonlyMap<string, readonly ApprovedEventMatch[]>> {
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
  return approvedByEvent(
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
      const counts: ApprovedEventMatch['counts'] = (countsOnlyFor) =>
        match.kind === 'match' && match.state === 'approved' ? { ...counted, countsOnlyFor } : null;
      return [event!, { ...match, date: toDay(date), sides: counted.sides, counts }];
    }),
  );
}

const GAMES_A_MATCH = 8;
