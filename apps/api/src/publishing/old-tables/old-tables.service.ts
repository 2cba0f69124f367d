import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { readOldTable, problemKind, relayedProblem } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { Transaction } from '../../platform/database/transactions.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import { type LineKinds, moreProblems, sayLineProblems } from '../../competitions/trophies/old-lists/line-problems.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import type { OldTableChecked, OldTableImported, OldTableRemoved } from './old-table.types.js';
import { OldTablesRepository, type TableSheet } from './old-tables.repository.js';
import type { ImportOldTableInput, RemoveOldTableInput } from './old-tables.inputs.js';

const alreadyImported = problemKind('old-table/already-imported', {
  path: 'csv',
  text: text(
    'This table was imported already.',
    'Diese Tabelle wurde schon übernommen.',
    'Ezt a táblázatot már átvették.',
  ),
});
const unknownTable = problemKind('old-table/unknown', {
  path: 'oldTableId',
  text: text(
    'There is no old table with this id.',
    'Es gibt keine alte Tabelle mit dieser Kennung.',
    'Nincs ilyen azonosítójú régi táblázat.',
  ),
});

/** A table as it is handed in, to be checked or imported. */
export type TableToImport = Omit<ImportOldTableInput, 'dryRun'>;

/** Tables that were made elsewhere: shown as they were written, never recomputed. */
@Injectable()
export class OldTablesService {
  constructor(
    private readonly repository: OldTablesRepository,
    private readonly writes: Writes,
  ) {}

  /** Says what `import` would enter, or why it would not, and changes nothing. */
  check(caller: AccountCaller, table: TableToImport): Promise<OldTableChecked | Refused> {
    return this.writes.dryRun<OldTableChecked>(caller, writeOf(table), async (transaction) => {
      const entered = await this.enter(transaction, caller, table);
      if ('problems' in entered) return refused(...entered.problems);
      const { columns, rows } = entered.sheet;
      return { __typename: 'OldTableChecked', rows: rows.length, columns };
    });
  }

  import(caller: AccountCaller, table: TableToImport): Promise<OldTableImported | Refused> {
    return this.writes.run<OldTableImported>(caller, writeOf(table), async (transaction) => {
      const entered = await this.enter(transaction, caller, table);
      if ('problems' in entered) return refused(...entered.problems);
      return { __typename: 'OldTableImported', id: entered.id, rows: entered.sheet.rows.length };
    });
  }

  remove(
    caller: AccountCaller,
    { idempotencyKey: key, oldTableId: id, reason }: RemoveOldTableInput,
  ): Promise<OldTableRemoved | Refused> {
    const write: Write = { action: 'removeOldTable', key, input: { id, reason }, reason };
    return this.writes.run<OldTableRemoved>(caller, write, async (transaction) => {
      const isRemoved = await this.repository.remove(transaction, id);
      if (!isRemoved) return refused(unknownTable());
      await record(transaction, { type: 'old-table-changed', id });
      return { __typename: 'OldTableRemoved', id };
    });
  }

  private async enter(
    transaction: Transaction,
    caller: AccountCaller,
    table: TableToImport,
  ): Promise<{ readonly id: string; readonly sheet: TableSheet } | { readonly problems: readonly Problem[] }> {
    const read = readTable(table.csv);
    if ('problems' in read) return read;
    const { seasonYear: year, competition, title, source, csv } = table;
    const sha256 = createHash('sha256').update(csv).digest('hex');
    const entered = { year, competition, title, source, sha256, sheet: read.sheet, enteredBy: caller.account.id };
    const id = await this.repository.create(transaction, entered);
    if (id === null) return { problems: [alreadyImported()] };
    await record(transaction, { type: 'old-table-changed', id });
    return { id, sheet: read.sheet };
  }
}

function writeOf({ idempotencyKey: key, csv, seasonYear: year, competition, title, source }: TableToImport): Write {
  return { action: 'importOldTable', key, input: { csv, year, competition, title, source } };
}

function readTable(csv: string): { readonly sheet: TableSheet } | { readonly problems: readonly Problem[] } {
  const { columns, rows, problems } = readOldTable(csv);
  return problems.length > 0 ? { problems: sayLineProblems(lineKinds, problems) } : { sheet: { columns, rows } };
}

const lineKinds: LineKinds = {
  line: relayedProblem('old-table/line', 'Line {line}: {problem}.', 'D50'),
  moreProblems: problemKind('old-table/more-problems', { rule: 'D50', path: 'csv', text: moreProblems }),
};
