import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Competition, readOldTable } from '@tarokk/competition';
import { sentence, text } from '@tarokk/rules';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { type Problem, refused, type Refused } from '../../platform/graphql/refused.types.js';
import { sayLineProblems } from '../../competitions/trophies/line-problems.js';
import { Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import type { OldTableChecked, OldTableImported, OldTableRemoved } from './old-table.types.js';
import { OldTablesRepository, type TableSheet } from './old-tables.repository.js';

/** Years of tables: as far back as anybody wrote some down. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

const alreadyImported = text(
  'This table was imported already.',
  'Diese Tabelle wurde schon übernommen.',
  'Ezt a táblázatot már átvették.',
);
const unknownTable = text(
  'There is no old table with this id.',
  'Es gibt keine alte Tabelle mit dieser Kennung.',
  'Nincs ilyen azonosítójú régi táblázat.',
);
const yearOutOfRange = text(
  'The year of a table is from {least} to {most}.',
  'Das Jahr einer Tabelle liegt zwischen {least} und {most}.',
  'A táblázat éve {least} és {most} közötti.',
);

/** A table as it is handed in. */
export interface TableToImport {
  readonly csv: string;
  readonly year: number;
  readonly competition: Competition;
  readonly title: string;
  /** Where it comes from. */
  readonly source: string;
}

/** Tables that were made elsewhere: shown as they were written, never recomputed. */
@Injectable()
export class OldTablesService {
  constructor(
    private readonly repository: OldTablesRepository,
    private readonly writes: Writes,
  ) {}

  /** Says what is wrong with the table, and changes nothing. */
  check(table: TableToImport): Promise<OldTableChecked | Refused> {
    const read = readTable(table);
    if ('problems' in read) return Promise.resolve(refused(...read.problems));
    const { columns, rows } = read.sheet;
    return Promise.resolve({ __typename: 'OldTableChecked', rows: rows.length, columns });
  }

  import(caller: AccountCaller, key: string, table: TableToImport): Promise<OldTableImported | Refused> {
    const { year, competition, title, source } = table;
    const write = { action: 'importOldTable', key, input: table };
    return this.writes.run<OldTableImported>(caller, write, async (transaction) => {
      const read = readTable(table);
      if ('problems' in read) return refused(...read.problems);
      const { sheet } = read;
      const sha256 = createHash('sha256').update(table.csv).digest('hex');
      const entered = { year, competition, title, source, sha256, sheet, enteredBy: caller.account.id };
      const id = await this.repository.create(transaction, entered);
      if (id === null) return refused(problem('already-imported', 'csv', sentence(alreadyImported)));
      await record(transaction, { type: 'old-table-changed', id });
      return { __typename: 'OldTableImported', id, rows: sheet.rows.length };
    });
  }

  remove(caller: AccountCaller, key: string, id: string, reason: string): Promise<OldTableRemoved | Refused> {
    const write = { action: 'removeOldTable', key, input: { id, reason }, reason };
    return this.writes.run<OldTableRemoved>(caller, write, async (transaction) => {
      const isRemoved = await this.repository.remove(transaction, id);
      if (!isRemoved) return refused(problem('unknown', 'id', sentence(unknownTable)));
      await record(transaction, { type: 'old-table-changed', id });
      return { __typename: 'OldTableRemoved', id };
    });
  }
}

function readTable({
  csv,
  year,
}: TableToImport): { readonly sheet: TableSheet } | { readonly problems: readonly Problem[] } {
  const { columns, rows, problems } = readOldTable(csv);
  const range = { least: FIRST_YEAR, most: LAST_YEAR };
  const all = [
    ...(year >= FIRST_YEAR && year <= LAST_YEAR ? [] : [problem('year', 'year', sentence(yearOutOfRange, range))]),
    ...sayLineProblems('old-table', problems),
  ];
  return all.length > 0 ? { problems: all } : { sheet: { columns, rows } };
}

function problem(code: string, path: string, what: Problem['sentence']): Problem {
  return { code: `old-table/${code}`, rule: null, path, sentence: what };
}
