import { Injectable } from '@nestjs/common';
import { lettersOf } from '@tarokk/competition';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { countRows } from '../../../platform/database/counting.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { anyOf } from '../../../platform/database/rows.js';
import type { Tables } from '../../../platform/database/tables.js';
import { rowsOf, type Slice } from '../../../platform/graphql/connection.js';
import type { EntryRow } from '../audit.repository.js';
import { beyondEntry, entryAt, entryColumns, withinDays } from '../entry-columns.js';
import type { ActKind } from './act-kinds.js';
import { actionsOf } from './act-words.js';

export interface ActRow {
  /** Of its first entry. */
  readonly id: bigint;
  /** To the microsecond: the entries of one transaction have the same. */
  readonly at: string;
  readonly chain: string;
  readonly action: string;
  readonly account: string | null;
  readonly request: string | null;
  readonly reason: string | null;
  readonly changed: number;
}

export interface WantedActs {
  readonly by?: string | null;
  readonly matchId?: string | null;
  readonly side?: string | null;
  readonly seasonYear?: number | null;
  readonly kinds?: readonly ActKind[] | null;
  readonly from?: string | null;
  readonly until?: string | null;
}

/** Sheets and rulings of one match that are looked for by their numbers. */
const MOST_PARTS = 60;
/** Entries of one act that are shown; an import has thousands. */
const MOST_ENTRIES = 50;

/** Entries `e` and `f` belong to the same act. */
const sameAct = sql<SqlBool>`f.at = e.at AND f.action = e.action AND f.request_id IS NOT DISTINCT FROM e.request_id AND f.account_id IS NOT DISTINCT FROM e.account_id`;

/** Acts of the log: each is all entries of one request in one transaction. */
@Injectable()
export class ActsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The latest first. An act is found by any of its entries, and shown once: by the first of those. */
  list(wanted: WantedActs, slice: Slice): Promise<ActRow[]> {
    const order = slice.backwards ? 'asc' : 'desc';
    const { $kysely } = this.prisma;
    const acts = $kysely
      .selectFrom('auditEntry as e')
      .select(['e.id', entryAt.as('at'), ...entryColumns])
      .where((eb) => eb.and([...conditionsOf(wanted, 'e'), ...beyondEntry(slice)]))
      .where((of) =>
        of.not(
          of.exists(
            of
              .selectFrom('auditEntry as f')
              .select('f.id')
              .where(sameAct)
              .whereRef('f.id', '<', 'e.id')
              .where((eb) => eb.and(conditionsOf(wanted, 'f'))),
          ),
        ),
      )
      .orderBy('e.at', order)
      .orderBy('e.id', order)
      .limit(rowsOf(slice));
    return $kysely
      .selectFrom(acts.as('s'))
      .selectAll('s')
      .select((eb) =>
        eb
          .selectFrom('auditEntry as f')
          .innerJoin('auditEntry as e', (join) => join.on(sameAct))
          .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('count'))
          .whereRef('e.id', '=', 's.id')
          .$asScalar()
          .$notNull()
          .as('changed'),
      )
      .orderBy('s.at', order)
      .orderBy('s.id', order)
      .execute();
  }

  /** Read in the order of the index, so that it can stop early: what belongs together stands together there. */
  count(wanted: WantedActs): Promise<number> {
    const acts = this.prisma.$kysely
      .selectFrom('auditEntry as e')
      .distinct()
      .select(['e.at', 'e.action', 'e.requestId', 'e.accountId'])
      .where((eb) => eb.and(conditionsOf(wanted, 'e')))
      .orderBy('e.at', 'desc');
    return countRows(this.prisma, acts);
  }

  /** The act to which an entry belongs; null when there is none. */
  async find(id: bigint): Promise<ActRow | null> {
    const found = await this.prisma.$kysely
      .selectFrom('auditEntry as e')
      .select(['e.id', entryAt.as('at'), ...entryColumns])
      .select((eb) =>
        eb
          .selectFrom('auditEntry as f')
          .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('count'))
          .where(sameAct)
          .$asScalar()
          .$notNull()
          .as('changed'),
      )
      .where('e.id', '=', id)
      .executeTakeFirst();
    return found ?? null;
  }

  /** The entries of acts, of each the first fifty. @param ids of entries, one of each act */
  entriesOf(ids: readonly string[]): Promise<(EntryRow & { readonly act: string })[]> {
    const acts = sql<{ readonly id: bigint }>`unnest(${[...ids]}::bigint[])`.as<'a'>(sql`a(id)`);
    return this.prisma.$kysely
      .selectFrom(acts)
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('auditEntry as f')
            .innerJoin('auditEntry as e', (join) => join.on(sameAct))
            .select(['e.id', entryAt.as('at'), ...entryColumns])
            .whereRef('f.id', '=', 'a.id')
            .orderBy('e.id')
            .limit(MOST_ENTRIES)
            .as('s'),
        (join) => join.onTrue(),
      )
      .selectAll('s')
      .select(sql<string>`a.id::text`.as('act'))
      .execute() as Promise<(EntryRow & { readonly act: string })[]>;
  }

  /** The name of each team or pair. */
  async sides(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.prisma.side.findMany({ where: { id: { in: [...ids] } }, select: { id: true, name: true } });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** The sides and the day of each match. */
  async matches(ids: readonly string[]): Promise<ReadonlyMap<string, MatchOfAct>> {
    const rows = await this.prisma.match.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, date: true, sideA: true, sideB: true },
    });
    return new Map(
      rows.map(({ id, date, sideA, sideB }) => [id, { a: sideA, b: sideB, day: date.toISOString().slice(0, 10) }]),
    );
  }

  /** The players of each free game. */
  async players(games: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await this.prisma.freeGamePlayer.findMany({ where: { gameId: { in: [...games] } } });
    const found = new Map<string, string[]>();
    for (const { gameId, personId } of rows) found.set(gameId, [...(found.get(gameId) ?? []), personId]);
    return found;
  }

  async personsOfAccounts(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.prisma.account.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, personId: true },
    });
    return new Map(rows.map(({ id, personId }) => [id, personId]));
  }
}

export interface MatchOfAct {
  readonly a: string;
  readonly b: string;
  readonly day: string;
}

/** @param e the name of the entry that is looked at */
function conditionsOf(
  { by, matchId, side, seasonYear, kinds, from, until }: WantedActs,
  e: 'e' | 'f',
): Expression<SqlBool>[] {
  const eb = expressionBuilder<Tables>();
  const column = (name: string) => sql.ref<string>(`${e}.${name}`);
  return [
    ...(by == null
      ? []
      : [
          eb(
            column('accountId'),
            'in',
            eb
              .selectFrom('account as a')
              .innerJoin('personName as n', 'n.personId', 'a.personId')
              .select('a.id')
              .where('n.key', 'like', containing(lettersOf(by))),
          ),
        ]),
    ...(matchId == null ? [] : [ofMatches(e, eb.selectFrom(asked(matchId)).select('asked.id'))]),
    ...(side == null ? [] : [ofSides(e, side)]),
    ...(seasonYear == null ? [] : [eb(column('chain'), '=', `season ${seasonYear}`)]),
    ...(kinds == null ? [] : [eb(column('action'), '=', anyOf(kinds.flatMap(actionsOf)))]),
    ...withinDays(e, { from, until }),
  ];
}

/** One id as a table. */
function asked(id: string) {
  return sql<{ readonly id: string }>`unnest(ARRAY[${id}::text])`.as<'asked'>(sql`asked(id)`);
}

/** The entry is of a side with such a name, or of a match that it played. */
function ofSides(e: 'e' | 'f', name: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  const sides = eb.selectFrom('side as s').where('s.name', 'ilike', containing(name));
  const matches = eb
    .selectFrom('match as m')
    .innerJoin('side as s', (join) => join.on(sql<boolean>`s.id IN (m.side_a, m.side_b)`))
    .select(sql<string>`m.id::text`.as('id'))
    .where('s.name', 'ilike', containing(name));
  return eb.or([
    ofMatches(e, matches),
    eb.and([
      eb(sql.ref<string>(`${e}.object`), 'in', ['side', 'team', 'pair']),
      eb(sql.ref<string>(`${e}.objectId`), 'in', sides.select(sql<string>`s.id::text`.as('id'))),
    ]),
  ]);
}

/** The entry is of a match, or of its moves, sheets and rulings, whose ids go on with a number. @param ids of matches, as texts */
function ofMatches(e: 'e' | 'f', ids: Expression<{ id: string }>): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  const [object, id] = [sql.ref<string>(`${e}.object`), sql.ref<string>(`${e}.objectId`)];
  const numbers = sql<{ readonly number: number }>`generate_series(1, ${sql.lit(MOST_PARTS)})`;
  const parts = eb
    .selectFrom([sql<{ readonly id: string }>`${ids}`.as('w'), numbers.as<'n'>(sql`n(number)`)])
    .select(sql<string>`w.id || '/' || n.number`.as('part'));
  return eb.or([
    eb.and([eb(object, '=', 'match'), sql<SqlBool>`${id} IN ${ids}`]),
    eb.and([eb(object, 'in', ['match move', 'match revision', 'match ruling']), eb(id, 'in', parts)]),
  ]);
}

/** A pattern of LIKE in which signs stand for themselves. */
function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
