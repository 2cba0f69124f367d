import { Injectable } from '@nestjs/common';
import { type NumberedTrophy, type OpeningCount, openingOf, trophyOf } from '@tarokk/competition';
import { sql } from 'kysely';
import { type BetweenEntry, chainOf, type FollowedLink, numberedAmong } from '@tarokk/archive';
import { catalogueOf } from '../../../platform/database/catalogue.js';
import { anyOf, broughtRows, insertRows, insertWritten } from '../../../platform/database/rows.js';
import { setUntilEnd } from '../../../platform/database/settings.js';
import type { NewRow } from '../../../platform/database/tables.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { seasonTables, type SeasonTable } from '../exporting/season-tables.js';
import { openingCounts } from '../opening-counts.js';

@Injectable()
export class ImportRepository {
  /** The log says of what this transaction writes that the server imported a season. */
  nameAct(transaction: Transaction): Promise<void> {
    return setUntilEnd(transaction, { 'office.request': 'server', 'office.action': 'importSeason' });
  }

  async hasSeason(transaction: Transaction, year: number): Promise<boolean> {
    const seasons = await transaction.season.count({ where: { year } });
    const entry = await transaction.auditEntry.findFirst({ where: { chain: chainOf(year) }, select: { id: true } });
    return seasons > 0 || entry !== null;
  }

  /** Whether the trophy list has an entry of the year or a later one. */
  async hasLaterTrophies(transaction: Transaction, year: number): Promise<boolean> {
    const found = await transaction.trophy.findFirst({ where: { season: { gte: year } }, select: { id: true } });
    return found !== null;
  }

  opening(transaction: Transaction, year: number): Promise<OpeningCount[]> {
    return openingCounts(transaction, year).execute();
  }

  /** The tables of seasons, each behind those that its rows refer to. */
  async tables(transaction: Transaction): Promise<readonly SeasonTable[]> {
    const all = await seasonTables(transaction);
    const known = all.map(({ table }) => table);
    const references = await catalogueOf(transaction)
      .selectFrom('pgConstraint as c')
      .innerJoin('pgClass as a', 'a.oid', 'c.conrelid')
      .innerJoin('pgClass as b', 'b.oid', 'c.confrelid')
      .distinct()
      .select([sql<string>`a.relname::text`.as('from'), sql<string>`b.relname::text`.as('to')])
      .where('c.contype', '=', 'f')
      .where(sql<string>`a.relname::text`, '=', anyOf(known))
      .where(sql<string>`b.relname::text`, '=', anyOf(known))
      .whereRef('a.oid', '<>', 'b.oid')
      .execute();
    const ordered: SeasonTable[] = [];
    while (ordered.length < all.length) {
      const done = new Set(ordered.map(({ table }) => table));
      const next = all.find(
        ({ table }) => !done.has(table) && references.every(({ from, to }) => from !== table || done.has(to)),
      );
      if (next === undefined) throw new Error('Tables of seasons refer to each other in a circle.');
      ordered.push(next);
    }
    return ordered;
  }

  /**
   * Until the end of the work these tables write no entries of their own: those of the archive say the same, and would be
   * followed by a second set. Nobody else writes to them meanwhile; what they hold is verified by the entries as ever.
   */
  async withoutEntries<T>(transaction: Transaction, tables: readonly string[], work: () => Promise<T>): Promise<T> {
    const triggers = await catalogueOf(transaction)
      .selectFrom('pgTrigger as t')
      .innerJoin('pgClass as c', 'c.oid', 't.tgrelid')
      .select([sql<string>`c.relname::text`.as('table'), sql<string>`t.tgname::text`.as('trigger')])
      .where(sql<boolean>`t.tgfoid = 'audit_change'::regproc`)
      .where(sql<string>`c.relname::text`, '=', anyOf(tables))
      .orderBy('c.relname')
      .orderBy('t.tgname')
      .execute();
    const all = async (what: 'DISABLE' | 'ENABLE'): Promise<void> => {
      for (const { table, trigger } of triggers) {
        await transaction.$executeRawUnsafe(`ALTER TABLE "${table}" ${what} TRIGGER "${trigger}"`);
      }
    };
    await all('DISABLE');
    const result = await work();
    await all('ENABLE');
    return result;
  }

  /** Columns that are written; those that the database makes are not. */
  async writable(transaction: Transaction, table: string): Promise<{ columns: string[]; made: string[] }> {
    const rows = await catalogueOf(transaction)
      .selectFrom('information_schema.columns as c')
      .select([sql<string>`c.column_name::text`.as('column'), sql<boolean>`c.is_generated = 'ALWAYS'`.as('made')])
      .where('c.tableSchema', '=', sql<string>`current_schema()`)
      .where('c.tableName', '=', table)
      .orderBy('c.ordinalPosition')
      .execute();
    return {
      columns: rows.filter(({ made }) => !made).map(({ column }) => column),
      made: rows.filter(({ made }) => made).map(({ column }) => column),
    };
  }

  /** The error of the work, of which nothing stays then; null when it is done. */
  async attempt(transaction: Transaction, work: () => Promise<void>): Promise<Error | null> {
    await transaction.$executeRawUnsafe('SAVEPOINT "attempt"');
    try {
      await work();
      await transaction.$executeRawUnsafe('RELEASE SAVEPOINT "attempt"');
      return null;
    } catch (error) {
      await transaction.$executeRawUnsafe('ROLLBACK TO SAVEPOINT "attempt"');
      await transaction.$executeRawUnsafe('RELEASE SAVEPOINT "attempt"');
      return error instanceof Error ? error : new Error('This could not be written.', { cause: error });
    }
  }

  /** @param rows as JSON texts: a column of type `json` keeps the text as it stands there */
  async insert(
    transaction: Transaction,
    table: string,
    columns: readonly string[],
    rows: readonly string[],
  ): Promise<void> {
    await insertWritten(transaction, table, columns, `[${rows.join(',')}]`).execute();
  }

  /** Entries with their links, in the order of the chain; ids are new, for they are no part of an entry. */
  async append(transaction: Transaction, links: readonly FollowedLink[]): Promise<void> {
    const ids = await this.newEntryIds(transaction, links.length);
    const entries = links.map(({ entry }, index) => {
      const { account, token, request, ...fields } = entry!;
      return { id: ids[index]!, ...fields, accountId: account, tokenId: token, requestId: request };
    });
    await insertRows(transaction, 'auditEntry', entries as unknown as NewRow<'auditEntry'>[]).execute();
    const rows = links.map(({ chain, number, hash }, index) => {
      return { chain, number, entryId: ids[index]!, hash: Buffer.from(hash) };
    });
    await insertRows(transaction, 'auditLink', rows).execute();
  }

  private async newEntryIds(transaction: Transaction, count: number): Promise<readonly bigint[]> {
    const rows = await transaction.$kysely
      .selectFrom(sql`generate_series(1, ${count}::integer)`.as('n'))
      .select(sql<bigint>`nextval(pg_get_serial_sequence('audit_entry', 'id'))`.as('id'))
      .execute();
    return rows.map(({ id }) => id);
  }

  async setHead(transaction: Transaction, { chain, number, hash }: FollowedLink): Promise<void> {
    await transaction.auditHead.create({ data: { chain, number, hash: new Uint8Array(hash) } });
  }

  /**
   * In archives of before entries of old lists have other ids, under which the log tells of them: it says that those of today
   * stand in their places.
   */
  async renewIds(transaction: Transaction, year: number): Promise<void> {
    const last = transaction.$kysely
      .selectFrom('auditEntry')
      .distinctOn('objectId')
      .select(['objectId', 'after'])
      .where('chain', '=', chainOf(year))
      .where('object', '=', 'trophy')
      .orderBy('objectId')
      .orderBy('id', 'desc');
    const former = await transaction.$kysely
      .selectFrom(last.as('last'))
      .leftJoin('trophy as t', (join) => join.on(sql<boolean>`t.id = id_of(last.object_id)`))
      .select(['last.objectId', 'last.after', 't.id as present', sql`to_jsonb(t) - 'remark'`.as('fields')])
      .where('last.after', 'is not', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('trophy as same')
              .select('same.id')
              .where(sql<boolean>`same.id::text = last.object_id`),
          ),
        ),
      )
      .execute();
    const entries = [
      ...former.map(({ objectId, after }) => ({ objectId, before: after, after: null })),
      ...former.flatMap(({ present, fields }) =>
        present === null ? [] : [{ objectId: present, before: null, after: fields }],
      ),
    ].map((entry) => ({
      chain: chainOf(year),
      requestId: 'server',
      action: 'importSeason',
      object: 'trophy',
      ...entry,
    }));
    if (entries.length === 0) return;
    const written = await insertRows(transaction, 'auditEntry', entries as unknown as NewRow<'auditEntry'>[])
      .returning('id')
      .execute();
    await transaction.auditQueue.createMany({ data: written.map(({ id }) => ({ entryId: id })) });
  }

  /** Who sat at the tables of matches, by their present revisions. */
  async seat(
    transaction: Transaction,
    players: readonly { readonly match: string; readonly person: string; readonly date: string }[],
  ): Promise<void> {
    const rows = players.map(({ match, person, date }) => ({ matchId: match, personId: person, date }));
    await insertRows(transaction, 'matchPlayer', rows).execute();
  }

  /** Who played in games of the free championship, by their present revisions. */
  async seatGames(transaction: Transaction, players: ReadonlyMap<string, readonly string[]>): Promise<void> {
    const rows = [...players].flatMap(([game, persons]) => persons.map((person) => ({ game, person })));
    await transaction.$kysely
      .insertInto('freeGamePlayer')
      .columns(['gameId', 'personId', 'date'])
      .expression((eb) =>
        eb
          .selectFrom(broughtRows('r', rows, { game: 'uuid', person: 'uuid' }))
          .innerJoin('freeGame as g', 'g.id', 'r.game')
          .select(['g.id', 'r.person', 'g.date']),
      )
      .execute();
  }

  /**
   * The trophies of a season as they are now, with their numbers.
   * @param between those of other seasons that the archive has between them: of a later season none is here yet (D51)
   */
  async trophies(
    transaction: Transaction,
    year: number,
    between: readonly BetweenEntry[],
  ): Promise<readonly NumberedTrophy[]> {
    const rows = await transaction.$kysely
      .selectFrom('trophy')
      .selectAll()
      .where('season', '=', year)
      .orderBy('position')
      .execute();
    return numberedAmong(openingOf(await this.opening(transaction, year)), rows.map(trophyOf), between);
  }
}
