import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { catalogueOf } from '../../../platform/database/catalogue.js';
import { Snapshot } from '../../../platform/database/snapshot.js';
import type { Tables } from '../../../platform/database/tables.js';
import { StartProblem } from '../../../platform/configuration/configuration.js';
import type { Fields, FollowedLink, LogEntry, Published } from '@tarokk/archive';
import { entryAt, entryColumns } from '../entry-columns.js';
import type { Guard, GuardedTable } from './guards.js';

/** An entry by its id, and the object that it is of. */
export interface EntryPlace {
  readonly entry: string;
  readonly object: string;
  readonly objectId: string;
}

export interface Mismatch {
  readonly objectId: string;
  /** The fields that the last entry gives; null where the log has no entry, or says that the object was removed. */
  readonly logged: Fields | null;
  readonly actual: Fields;
}

/**
 * The log of a database and what it is of, in one snapshot, read row by row: the server sorts, and little is held here.
 * It writes nothing.
 */
export class LogDatabase {
  private constructor(private readonly snapshot: Snapshot) {}

  /** @throws StartProblem when there is no log in this database */
  static async open(url: string): Promise<LogDatabase> {
    const snapshot = await Snapshot.open(url);
    try {
      const log = sql<string | null>`to_regclass('audit_link')::text`;
      const found = await snapshot.$kysely.selectNoFrom(log.as('log')).executeTakeFirstOrThrow();
      if (found.log === null) {
        throw new StartProblem('There is no log in this database. Start the office on it once, and it will be there.');
      }
      return new LogDatabase(snapshot);
    } catch (error) {
      await snapshot.close();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.snapshot.close();
  }

  /** All links, or those of one chain, each chain in the order of its numbers. */
  async *links(chain: string | null): AsyncGenerator<FollowedLink> {
    const all = this.snapshot.$kysely
      .selectFrom('auditLink as l')
      .leftJoin('auditEntry as e', 'e.id', 'l.entryId')
      .select(['l.chain as of', 'l.number', 'l.hash', entryAt.as('at'), ...entryColumns])
      .orderBy('l.chain')
      .orderBy('l.number');
    const rows = this.snapshot.each(chain === null ? all : all.where('l.chain', '=', chain));
    for await (const { of, number, hash, ...entry } of rows) {
      yield { chain: of, number, hash, entry: entry.chain === null ? null : (entry as LogEntry) };
    }
  }

  heads(): Promise<Published[]> {
    return this.snapshot.$kysely.selectFrom('auditHead').select(['chain', 'number', 'hash']).execute();
  }

  waiting(): Promise<number> {
    return this.counted('auditQueue', 'true');
  }

  /** Entries that have neither a link nor a place in the queue. */
  unlinked(): AsyncGenerator<EntryPlace> {
    return this.snapshot.each(
      this.snapshot.$kysely
        .selectFrom('auditEntry as e')
        .leftJoin('auditLink as l', 'l.entryId', 'e.id')
        .leftJoin('auditQueue as q', 'q.entryId', 'e.id')
        .select([sql<string>`e.id::text`.as('entry'), 'e.object', 'e.objectId'])
        .where('l.entryId', 'is', null)
        .where('q.entryId', 'is', null),
    );
  }

  /** Entries whose `before` is not what the entry before them of the same object left behind. */
  torn(): AsyncGenerator<EntryPlace> {
    const entries = this.snapshot.$kysely
      .selectFrom('auditEntry as a')
      .select(['a.id', 'a.object', 'a.objectId'])
      .select((eb) => [
        eb
          .case()
          .when(eb.or([eb('a.after', 'is', null), eb('a.before', 'is', null)]))
          .then(sql`a.before`)
          .else(sql`a.after || a.before`)
          .end()
          .as('found'),
        eb.fn
          .agg<unknown>('lag', ['a.after'])
          .over((over) => over.partitionBy(['a.object', 'a.objectId']).orderBy('a.id'))
          .as('left'),
      ]);
    return this.snapshot.each(
      this.snapshot.$kysely
        .selectFrom(entries.as('e'))
        .select([sql<string>`e.id::text`.as('entry'), 'e.object', 'e.objectId'])
        .where((eb) => eb('e.found', 'is distinct from', eb.ref('e.left')))
        .where(sql<boolean>`${known('e.found')} IS DISTINCT FROM ${known('e.left')}`),
    );
  }

  count({ table, condition }: GuardedTable): Promise<number> {
    return this.counted(table, condition);
  }

  /** Objects that are not as their last entries say. */
  mismatches(logged: GuardedTable): AsyncGenerator<Mismatch> {
    const objects = this.snapshot.$kysely
      .selectFrom(sql`${sql.table(logged.table)}`.as('t'))
      .select([keyOf(logged).as('objectId'), sql<Fields>`to_jsonb(t) - ${[...logged.hidden]}::text[]`.as('actual')])
      .where(sql<boolean>`${sql.raw(logged.condition)}`);
    return this.snapshot.each(
      this.snapshot.$kysely
        .selectFrom(objects.as('o'))
        .leftJoinLateral(
          (eb) =>
            eb
              .selectFrom('auditEntry as e')
              .select(sql<Fields | null>`e.after`.as('after'))
              .where('e.object', '=', logged.object)
              .whereRef('e.objectId', '=', 'o.objectId')
              .orderBy('e.id', 'desc')
              .limit(1)
              .as('last'),
          (join) => join.onTrue(),
        )
        .select(['o.objectId', 'last.after as logged', 'o.actual'])
        .where((eb) => eb('last.after', 'is distinct from', eb.ref('o.actual'))),
    );
  }

  /** Ids of objects that are missing although their last entries say that they are there. */
  removed(logged: GuardedTable): AsyncGenerator<{ readonly objectId: string }> {
    const { $kysely } = this.snapshot;
    const last = $kysely
      .selectFrom('auditEntry')
      .distinctOn('objectId')
      .select(['objectId', 'after'])
      .where('object', '=', logged.object)
      .orderBy('objectId', 'desc')
      .orderBy('id', 'desc');
    const there = $kysely
      .selectFrom(sql`${sql.table(logged.table)}`.as('t'))
      .select(sql.lit(1).as('there'))
      .where(sql<boolean>`${sql.raw(logged.condition)}`)
      .where(sql<boolean>`${keyOf(logged)} = last.object_id`);
    return this.snapshot.each(
      $kysely
        .selectFrom(last.as('last'))
        .select('last.objectId')
        .where('last.after', 'is not', null)
        .where((eb) => eb.not(eb.exists(there))),
    );
  }

  /** Sheets that do not have the digest that stands beside them, by which the log knows them. */
  changedSheets(logged: GuardedTable): AsyncGenerator<{ readonly objectId: string }> {
    return this.snapshot.each(
      this.snapshot.$kysely
        .selectFrom(sql`${sql.table(logged.table)}`.as('t'))
        .select(keyOf(logged).as('objectId'))
        .where(sql<boolean>`t.sheet_hash IS DISTINCT FROM sha256(convert_to(t.sheet::text, 'UTF8'))`),
    );
  }

  /** The triggers that are there and switched on. */
  triggers(): Promise<Guard[]> {
    return catalogueOf(this.snapshot)
      .selectFrom('pgTrigger as t')
      .innerJoin('pgClass as c', 'c.oid', 't.tgrelid')
      .innerJoin('pgProc as p', 'p.oid', 't.tgfoid')
      .select(['c.relname as table', 't.tgname as trigger', 'p.proname as function'])
      .select(sql<string[]>`array_remove(string_to_array(encode(t.tgargs, 'escape'), ${'\\000'}), '')`.as('parameters'))
      .where('t.tgisinternal', '=', false)
      .where('t.tgenabled', 'in', ['O', 'A'])
      .execute();
  }

  /** @param condition SQL on a row, from a migration */
  private async counted(table: string, condition: string): Promise<number> {
    const { count } = await this.snapshot.$kysely
      .selectFrom(sql`${sql.table(table)}`.as('t'))
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where(sql<boolean>`${sql.raw(condition)}`)
      .executeTakeFirstOrThrow();
    return count;
  }
}

/** The fields of an object that are not null; null without an object. @param fields the name of a column */
function known(fields: string): Expression<unknown> {
  return expressionBuilder<Tables>()
    .selectFrom(sql<{ readonly key: string; readonly value: unknown }>`jsonb_each(${sql.ref(fields)})`.as('f'))
    .select(sql`jsonb_object_agg(f.key, f.value)`.as('fields'))
    .where(sql<boolean>`f.value <> 'null'`);
}

/** The id of an object as the log writes it, of a row `t`. */
function keyOf({ key }: GuardedTable): RawBuilder<string> {
  const parts = key.map((column) => sql`to_jsonb(t) ->> ${sql.lit(column)}`);
  return sql<string>`concat_ws('/', ${sql.join(parts)})`;
}
