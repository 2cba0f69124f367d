import type { Kysely } from 'kysely';
import { toDay } from '../../../platform/database/days.js';
import { jsonRows } from '../../../platform/database/json-rows.js';
import { presentPerson } from '../../../platform/database/merged.js';
import { anyOf } from '../../../platform/database/rows.js';
import type { RowOf, Tables } from '../../../platform/database/tables.js';
import { type Cup, cupFactsOf, cupOf, type KeptCup, type KeptCupMatch } from '@tarokk/competition';
import type { Snapshot } from '../../../platform/database/snapshot.js';

/** The cups of these years with all that they follow from, in no order. */
export async function readCups(kysely: Kysely<Tables>, years: readonly number[]): Promise<KeptCup[]> {
  const rows = await kysely
    .selectFrom('cup as c')
    .leftJoin('cup as next', (join) => join.on('next.season', '=', (eb) => eb('c.season', '+', 1)))
    .selectAll('c')
    .select('next.entriesUntil as nextEntriesUntil')
    .select((eb) => [
      jsonRows(
        eb
          .selectFrom('cupEntry as e')
          .innerJoin('side as s', 's.id', 'e.pairId')
          .innerJoin('pair as p', 'p.id', 'e.pairId')
          .innerJoin('person as first', 'first.id', 'p.firstId')
          .innerJoin('person as second', 'second.id', 'p.secondId')
          .select([
            'e.pairId as id',
            's.name',
            presentPerson('first').as('first'),
            presentPerson('second').as('second'),
          ])
          .whereRef('e.season', '=', 'c.season')
          .orderBy('e.place'),
      ).as('entries'),
      jsonRows(
        eb
          .selectFrom('cupAct as a')
          .leftJoin('person as l', 'l.id', 'a.leavesId')
          .leftJoin('person as n', 'n.id', 'a.comesId')
          .select(['a.id', 'a.number', 'a.kind', 'a.pairId', 'a.otherId', 'a.goesOn', 'a.tie', 'a.round', 'a.matches'])
          .select(['a.day', 'a.what', 'a.reason', 'a.byJury', 'a.accountId', 'a.madeOn'])
          .select([presentPerson('l').as('leavesId'), presentPerson('n').as('comesId')])
          .whereRef('a.season', '=', 'c.season')
          .orderBy('a.number'),
      ).as('acts'),
      jsonRows(
        eb
          .selectFrom('matchResult as r')
          .innerJoin('match as m', 'm.id', 'r.matchId')
          .select(['m.id', 'm.kind', 'r.date', 'm.order', 'r.sideA', 'r.sideB', 'r.rawA', 'r.rawB'])
          .whereRef('r.season', '=', 'c.season')
          .where('r.competition', '=', 'cup')
          .where('r.state', '=', 'approved'),
      ).as('matches'),
    ])
    .where('c.season', '=', anyOf(years))
    .execute();
  return rows.map(({ season, entriesUntil, nextEntriesUntil, eventNamedOn, drawnOn, entries, matches, ...cup }) => ({
    ...cup,
    year: season,
    entriesUntil: toDay(entriesUntil),
    nextEntriesUntil: nextEntriesUntil && toDay(nextEntriesUntil),
    eventNamedOn: eventNamedOn && toDay(eventNamedOn),
    drawnOn: drawnOn && toDay(drawnOn),
    entries: entries.map(({ id, name, first, second }) => ({ id, name, players: [first, second] as const })),
    matches: matches.map(playedMatch),
  }));
}

/** A match as JSON of the database has it. */
export function playedMatch({
  sideA,
  sideB,
  rawA,
  rawB,
  ...match
}: Omit<KeptCupMatch, 'sides' | 'raw'> & Pick<RowOf<'match'>, 'sideA' | 'sideB' | 'rawA' | 'rawB'>): KeptCupMatch {
  return { ...match, sides: [sideA, sideB], raw: [rawA, rawB] };
}

/** The cup of a season as it stands; null before it is drawn. */
export async function cupOfSeason(snapshot: Snapshot, season: number): Promise<Cup | null> {
  const [row] = await readCups(snapshot.$kysely, [season]);
  const facts = row === undefined ? null : cupFactsOf(row);
  return facts && cupOf(facts);
}
