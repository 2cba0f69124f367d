import { cleanedName, type KeptEvent } from '@tarokk/competition';
import { type Expression, type ExpressionBuilder, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { toDay } from '../../../platform/database/days.js';
import { jsonRows } from '../../../platform/database/json-rows.js';
import { presentPerson } from '../../../platform/database/merged.js';
import type { Tables } from '../../../platform/database/tables.js';

type OfEvent = ExpressionBuilder<Tables & { readonly g: Tables['grandPrix'] }, 'g'>;

/** The Grand Prix for which a condition holds, with their entries and schedules, by date. */
export async function readEvents(
  kysely: Kysely<Tables>,
  condition: (eb: OfEvent) => Expression<SqlBool>,
): Promise<KeptEvent[]> {
  const rows = await kysely
    .selectFrom('grandPrix as g')
    .select(['g.id', 'g.season', 'g.name', 'g.date', 'g.seed', 'g.version', 'g.venueName', 'g.venuePublic'])
    .select(['g.closedAt', 'g.cancelledAt', 'g.appointedJuror'])
    .select((eb) => [
      jsonRows(
        eb
          .selectFrom('grandPrixEntry as e')
          .innerJoin('side as s', 's.id', 'e.pairId')
          .select(['e.pairId as id', 's.name', 'e.drawn'])
          .select((of) =>
            of
              .selectFrom('grandPrixPlayer as gp')
              .innerJoin('person as p', 'p.id', 'gp.personId')
              .select(sql<[string, string]>`json_agg(${presentPerson('p')} ORDER BY p.number)`.as('players'))
              .whereRef('gp.grandPrixId', '=', 'e.grandPrixId')
              .whereRef('gp.pairId', '=', 'e.pairId')
              .as('players'),
          )
          .whereRef('e.grandPrixId', '=', 'g.id')
          .orderBy('e.place'),
      ).as('entries'),
      jsonRows(
        eb
          .selectFrom('grandPrixPairing as p')
          .select(['p.id', 'p.slot', 'p.sideA', 'p.sideB', 'p.countsOnlyFor', 'p.plannedMatchId'])
          .select((of) =>
            jsonRows(
              of
                .selectFrom('grandPrixWish as w')
                .select(['w.pairId as pair', 'w.countsFor as for', 'w.teamId as team'])
                .whereRef('w.pairingId', '=', 'p.id'),
            ).as('proposals'),
          )
          .whereRef('p.grandPrixId', '=', 'g.id')
          .orderBy('p.slot')
          .orderBy('p.place'),
      ).as('pairings'),
    ])
    .where(condition)
    .orderBy('g.date')
    .orderBy('g.id')
    .execute();
  return rows.map(
    ({ season, name, date, venueName, venuePublic, closedAt, cancelledAt, entries, pairings, ...event }) => ({
      ...event,
      year: season,
      // An imported season of before may have names that nobody could enter now.
      name: cleanedName(name),
      date: toDay(date),
      venue: { name: venueName, public: venuePublic },
      closedAt: closedAt && closedAt.toISOString(),
      cancelledAt: cancelledAt && cancelledAt.toISOString(),
      entries: entries.map((entry) => ({ ...entry, players: entry.players! })),
      pairings: pairings.map(({ sideA, sideB, ...pairing }) => ({ ...pairing, sides: [sideA, sideB] as const })),
    }),
  );
}

/** The event of a sheet: the nearest in which both of its pairs play; null without one. @param row that has season, sides and date */
export function eventOf(row: string, sideA: string, sideB: string): RawBuilder<string | null> {
  const columns = ['season', sideA, sideB, 'date'].map((column) => sql.ref(`${row}.${column}`));
  return sql<string | null>`grand_prix_of(${sql.join(columns)})`;
}
