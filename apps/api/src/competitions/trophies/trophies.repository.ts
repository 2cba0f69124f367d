import { Injectable } from '@nestjs/common';
import type { Competition, ListEntry, TrophyEntry } from '@tarokk/competition';
import { type Counted, counting } from '../../platform/database/counting.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Database } from '../../platform/database/replica/read-source.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { type Slice, rowsOf } from '../../platform/graphql/connection.js';
import { type TrophyRow, trophyOf } from '../counting/trophy-row.js';
import { foundByName } from '../../registry/people/people.repository.js';
import { type SearchWord, searchWords } from './trophy-search.js';
import { type TrophyOrder } from './trophy-filter.js';
import { spanOf, type TrophyFilter } from './wanted-trophies.js';

/** The keys of the first and last entry of a span of the list, both included. */
export interface Span {
  readonly first: string;
  readonly last: string;
}

const columns = Prisma.raw('t.*, t."date"::text AS "date"');

/** Written into the query as they are: with a parameter the planner cannot see that an index holds just these. */
const ofCompetition: Readonly<Record<Competition, Prisma.Sql>> = {
  championship: Prisma.sql`t."competitions" @> ARRAY['championship']`,
  cup: Prisma.sql`t."competitions" @> ARRAY['cup']`,
  'grand-prix': Prisma.sql`t."competitions" @> ARRAY['grand-prix']`,
  'free-championship': Prisma.sql`t."competitions" @> ARRAY['free-championship']`,
};

@Injectable()
export class TrophiesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** In the order of D48 or against it; the sort key is the position. @param between where the wanted numbers stand (D54) */
  async list(
    database: Database,
    slice: Slice,
    filter: TrophyFilter,
    order: TrophyOrder,
    between?: Span,
  ): Promise<TrophyEntry[]> {
    const ascending = (order === 'oldest') !== slice.backwards;
    const rows = await database.$queryRaw<TrophyRow[]>`
      SELECT ${columns} FROM "trophy" t
      WHERE ${both([...conditionsOf(filter, between), ...afterPosition(slice, ascending)])}
      ORDER BY t."position" ${ascending ? Prisma.sql`ASC` : Prisma.sql`DESC`}
      LIMIT ${rowsOf(slice)}`;
    return rows.map(trophyOf);
  }

  async count(database: Database, filter: TrophyFilter, between?: Span): Promise<number> {
    const [{ count }] = await database.$queryRaw<Counted>`
      ${counting(Prisma.sql`FROM "trophy" t WHERE ${both(conditionsOf(filter, between))}`)}`;
    return count;
  }

  /** The whole list, or that of a year, in the order of D48, as one text: JSON is read in half the time that as many rows take. */
  async listEntries(database: Database | null, year: number | null): Promise<ListEntry[]> {
    const ofYear = year === null ? Prisma.sql`true` : Prisma.sql`"season" = ${year}`;
    const [{ list }] = await (database ?? this.prisma).$queryRaw<[{ list: string }]>`
      SELECT COALESCE(json_agg(entry), '[]')::text AS "list" FROM (
        SELECT "position" AS "key", "trophy", "announcer_id" AS "announcer", "count" FROM "trophy"
        WHERE ${ofYear} ORDER BY "position") AS entry`;
    return JSON.parse(list) as ListEntry[];
  }

  /**
   * The entries of these persons in the order of D48, under the id that was asked for. A person who was merged into another
   * has the entries of that other.
   */
  listEntriesOf(persons: readonly string[]): Promise<(ListEntry & { readonly asked: string })[]> {
    return this.prisma.$queryRaw<(ListEntry & { readonly asked: string })[]>`
      SELECT p."id" AS "asked", t."position" AS "key", t."trophy", t."announcer_id" AS "announcer", t."count"
      FROM "person" p JOIN "trophy" t ON t."announcer_id" = COALESCE(p."merged_into", p."id")
      WHERE p."id" = ANY (${[...persons]}::uuid[]) ORDER BY t."position"`;
  }

  async findByIds(ids: readonly string[]): Promise<TrophyEntry[]> {
    if (ids.length === 0) return [];
    const rows = await this.prisma.$queryRaw<TrophyRow[]>`
      SELECT ${columns} FROM "trophy" t WHERE t."id" = ANY (${[...ids]}::uuid[]) ORDER BY t."position"`;
    return rows.map(trophyOf);
  }
}

function both(conditions: Prisma.Sql[]): Prisma.Sql {
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, ' AND ');
}

function conditionsOf(filter: TrophyFilter, between: Span | undefined): Prisma.Sql[] {
  const { personId: player, trophy, class: ofClass, sideId: side, competition, search, seasonYear: season } = filter;
  const span = spanOf(filter);
  return [
    // The trophies of a person who was merged into another are that other's.
    player == null
      ? null
      : Prisma.sql`t."announcer_id" = (SELECT COALESCE("merged_into", "id") FROM "person" WHERE "id" = ${player}::uuid)`,
    trophy == null ? null : Prisma.sql`t."trophy" = ${trophy}`,
    ofClass == null ? null : Prisma.sql`t."class" = ${ofClass}`,
    season == null ? null : Prisma.sql`t."season" = ${season}`,
    side == null ? null : Prisma.sql`t."side_id" = ${side}::uuid`,
    competition == null ? null : ofCompetition[competition],
    ...(search == null ? [] : conditionsOfSearch(searchWords(search))),
    // Positions begin with the date, and a tilde sorts behind all that follows it.
    span === null ? null : Prisma.sql`t."position" BETWEEN ${span.first} AND ${`${span.last}~`}`,
    between === undefined ? null : Prisma.sql`t."position" BETWEEN ${between.first} AND ${between.last}`,
  ].filter((condition) => condition !== null);
}

function conditionsOfSearch(words: readonly SearchWord[]): readonly Prisma.Sql[] {
  if (words.length === 0) return [Prisma.sql`false`];
  return words.map(
    ({ kinds, word }) =>
      Prisma.sql`(t."trophy" = ANY (${[...kinds]}::text[]) OR t."announcer_id" IN (${foundByName([word])}))`,
  );
}

function afterPosition({ edge }: Slice, ascending: boolean): Prisma.Sql[] {
  if (edge === null) return [];
  return [ascending ? Prisma.sql`t."position" > ${edge[0]}` : Prisma.sql`t."position" < ${edge[0]}`];
}
