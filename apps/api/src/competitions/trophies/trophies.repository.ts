import { Injectable } from '@nestjs/common';
import {
  type Competition,
  type ListEntry,
  type Numbers,
  numbersAfter,
  type TrophyEntry,
  trophyOf,
} from '@tarokk/competition';
import type { AnnouncementId } from '@tarokk/rules';
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { countRows } from '../../platform/database/counting.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { presentPerson } from '../../platform/database/merged.js';
import { pageOf } from '../../platform/database/pages.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Database } from '../../platform/database/replica/read-source.js';
import { anyOf } from '../../platform/database/rows.js';
import type { Tables } from '../../platform/database/tables.js';
import { type Slice, rowsOf } from '../../platform/graphql/connection.js';
import { foundByName } from '../../registry/people/people.repository.js';
import { type SearchWord, searchWords } from './trophy-search.js';
import { type TrophyOrder } from './trophy-filter.js';
import { spanOf, type WantedTrophies } from './trophies.arguments.js';

/** The keys of the first and last entry of a span of the list, both included. */
export interface Span {
  readonly first: string;
  readonly last: string;
}

/** Written into the query as they are: with a parameter the planner cannot see that an index holds just these. */
const ofCompetition: Readonly<Record<Competition, RawBuilder<boolean>>> = {
  championship: sql`t.competitions @> ARRAY['championship']`,
  cup: sql`t.competitions @> ARRAY['cup']`,
  'grand-prix': sql`t.competitions @> ARRAY['grand-prix']`,
  'free-championship': sql`t.competitions @> ARRAY['free-championship']`,
};

type TrophyExpression = ExpressionBuilder<Tables & { readonly t: Tables['trophy'] }, 't'>;
type Wanted = (eb: TrophyExpression) => Expression<SqlBool>;

const listColumns = ['position as key', 'trophy', 'announcerId as announcer', 'count'] as const;

@Injectable()
export class TrophiesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** In the order of D48 or against it; the sort key is the position. @param between where the wanted numbers stand (D54) */
  async list(
    database: Database,
    slice: Slice,
    filter: WantedTrophies,
    order: TrophyOrder,
    between?: Span,
  ): Promise<TrophyEntry[]> {
    const rows = await pageOf(
      database.$kysely.selectFrom('trophy as t').selectAll('t').where(isWanted(filter, between)),
      {
        by: ['t.position'],
        beyond: slice.edge,
        ascending: (order === 'oldest') !== slice.backwards,
        rows: rowsOf(slice),
      },
    ).execute();
    return rows.map(trophyOf);
  }

  count(database: Database, filter: WantedTrophies, between?: Span): Promise<number> {
    return countRows(database, database.$kysely.selectFrom('trophy as t').where(isWanted(filter, between)));
  }

  /** The whole list, or that of a year, in the order of D48, as one text: JSON is read in half the time that as many rows take. */
  async listEntries(database: Database | null, year: number | null): Promise<ListEntry[]> {
    const { $kysely } = database ?? this.prisma;
    let entries = $kysely.selectFrom('trophy').select(listColumns).orderBy('position');
    if (year !== null) entries = entries.where('season', '=', year);
    const { list } = await $kysely
      .selectNoFrom(sql<string>`${jsonRows(entries)}::text`.as('list'))
      .executeTakeFirstOrThrow();
    return JSON.parse(list) as ListEntry[];
  }

  /**
   * The entries of these persons in the order of D48, under the id that was asked for. A person who was merged into another
   * has the entries of that other.
   */
  listEntriesOf(persons: readonly string[]): Promise<(ListEntry & { readonly asked: string })[]> {
    return this.prisma.$kysely
      .selectFrom('person as p')
      .innerJoin('trophy as t', (join) => join.on('t.announcerId', '=', presentPerson('p')))
      .select('p.id as asked')
      .select(listColumns)
      .where('p.id', '=', anyOf(persons))
      .orderBy('t.position')
      .execute();
  }

  /**
   * The entry in which the trophy of a number stands, and its numbers in the whole list (D54); null where the list does not go so
   * far. The entry at that place of the list has the number where each before it is one trophy. Those of several trophies are
   * few: they put it so much further to the front, and from that place on the list is read backwards.
   * @param number from 1
   */
  async findNumbered(number: number): Promise<{ readonly entry: TrophyEntry; readonly ofAll: Numbers } | null> {
    const row = await this.prisma.$kysely
      // Else the list would be counted wherever the place is named.
      .with(
        (cte) => cte('place').materialized(),
        (kysely) =>
          kysely.selectNoFrom((eb) =>
            eb
              .selectFrom('trophy')
              .select('position')
              .orderBy('position')
              .offset(number - 1)
              .limit(1)
              .as('position'),
          ),
      )
      .with('upTo', (kysely) =>
        kysely.selectFrom('place').select((eb) => [
          eb.fn
            .coalesce(
              'place.position',
              eb.selectFrom('trophy').select(({ fn }) => fn.max('trophy.position').as('position')),
            )
            .as('position'),
          eb
            .case()
            .when('place.position', 'is', null)
            .then(eb.selectFrom('trophy').select(({ fn }) => fn.countAll<number>().as('entries')))
            .else(eb.val(number))
            .end()
            .as('entries'),
        ]),
      )
      .with('counted', (kysely) =>
        kysely.selectFrom('upTo').select((eb) => [
          'upTo.position',
          sql<number>`${eb.ref('upTo.entries')} + ${eb.fn.coalesce(
            eb
              .selectFrom('trophy')
              .select(sql<number>`sum(count - 1)`.as('more'))
              // Written as it is: with a parameter the planner cannot see that an index holds just these.
              .where('trophy.count', '>', eb.lit(1))
              .whereRef('trophy.position', '<=', 'upTo.position'),
            eb.lit(0),
          )}`.as('trophies'),
        ]),
      )
      .selectFrom((eb) =>
        eb
          .selectFrom('trophy as t')
          .selectAll('t')
          .select((of) =>
            of
              .cast<number>(
                sql`${of.selectFrom('counted').select('trophies')} - sum(t.count) OVER (ORDER BY t.position DESC ROWS UNBOUNDED PRECEDING)`,
                'integer',
              )
              .as('before'),
          )
          .where('t.position', '<=', (of) => of.selectFrom('counted').select('counted.position'))
          .as('backwards'),
      )
      .selectAll()
      .where('before', '<', number)
      .where(sql<boolean>`before + count >= ${number}`)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { before, ...kept } = row;
    return { entry: trophyOf(kept), ofAll: numbersAfter(before, kept.count) };
  }

  async findByIds(ids: readonly string[]): Promise<TrophyEntry[]> {
    if (ids.length === 0) return [];
    const trophies = this.prisma.$kysely.selectFrom('trophy').selectAll().where('id', '=', anyOf(ids));
    return (await trophies.orderBy('position').execute()).map(trophyOf);
  }

  /** Those of these matches in the order of D48, under the match. */
  async findByMatches(ids: readonly string[]): Promise<{ readonly matchId: string; readonly entry: TrophyEntry }[]> {
    const trophies = this.prisma.$kysely.selectFrom('trophy').selectAll().where('matchId', '=', anyOf(ids));
    const rows = await trophies.orderBy('position').execute();
    return rows.map((row) => ({ matchId: row.matchId!, entry: trophyOf(row) }));
  }
}

function isWanted(filter: WantedTrophies, between: Span | undefined): Wanted {
  const { personId: player, trophy, class: ofClass, sideId: side, competition, search, seasonYear: season } = filter;
  const span = spanOf(filter);
  return (eb) =>
    eb.and([
      // The trophies of a person who was merged into another are that other's.
      ...(player == null
        ? []
        : [
            eb(
              't.announcerId',
              '=',
              eb.selectFrom('person').select(presentPerson('person').as('id')).where('id', '=', player),
            ),
          ]),
      ...(trophy == null ? [] : [eb(sql.ref<string | null>('t.trophy'), '=', trophy)]),
      ...(ofClass == null ? [] : [eb('t.class', '=', ofClass)]),
      ...(season == null ? [] : [eb('t.season', '=', season)]),
      ...(side == null ? [] : [eb('t.sideId', '=', side)]),
      ...(competition == null ? [] : [ofCompetition[competition]]),
      ...(search == null ? [] : [hasWords(eb, searchWords(search))]),
      // Positions begin with the date, and a tilde sorts behind all that follows it.
      ...(span === null ? [] : [eb.between('t.position', span.first, `${span.last}~`)]),
      ...(between === undefined ? [] : [eb.between('t.position', between.first, between.last)]),
    ]);
}

function hasWords(eb: TrophyExpression, words: readonly SearchWord[]): Expression<SqlBool> {
  return words.length === 0 ? eb.lit(false) : eb.and(words.map((word) => hasWord(eb, word)));
}

function hasWord(eb: TrophyExpression, { kinds, word }: SearchWord): Expression<SqlBool> {
  return eb.or([
    eb('t.trophy', '=', anyOf<AnnouncementId | null>(kinds)),
    eb('t.announcerId', 'in', foundByName([word])),
  ]);
}
