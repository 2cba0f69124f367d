import { Injectable } from '@nestjs/common';
import { cleanedName } from '@tarokk/competition';
import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Snapshot } from '../../platform/database/snapshot.js';
import { DownloadProblem } from '../downloads/problems.js';
import { csvFormat } from '../../platform/tables/csv.js';
import { type Cell, type DownloadedTable, type TableRequest, TwoDecimals } from '../../platform/tables/table.js';
import { TablesRepository } from './tables.repository.js';

export type Form = 'csv' | 'json';

/** How many rows are handed on together. */
const BLOCK = 100;

@Injectable()
export class TablesService {
  constructor(private readonly repository: TablesRepository) {}

  /** Writes a table as fast as it is taken. @throws DownloadProblem when there is no such season */
  async write(
    table: DownloadedTable,
    request: TableRequest,
    form: Form,
    take: (bytes: Readable) => Promise<void>,
  ): Promise<void> {
    const snapshot = await this.repository.snapshot();
    try {
      if (request.season !== null) await expectSeason(snapshot, table, request.season);
      await take(form === 'csv' ? csv(table, snapshot, request) : json(table, snapshot, request));
    } finally {
      await snapshot.close();
    }
  }
}

async function expectSeason(snapshot: Snapshot, { otherYears }: DownloadedTable, season: number): Promise<void> {
  const found = snapshot.$kysely.selectFrom('season').select('year').where('year', '=', season);
  if ((await found.executeTakeFirst()) !== undefined) return;
  if (otherYears !== undefined && (await otherYears(snapshot, season))) return;
  throw new DownloadProblem('season-unknown', { season });
}

/** With a byte order mark: Excel takes a file without it for one in the alphabet of its machine. */
function csv(table: DownloadedTable, snapshot: Snapshot, request: TableRequest): Readable {
  const rows = Readable.from(shownRows(table, snapshot, request));
  const lines = stringify({ ...csvFormat, bom: true, header: true, columns: [...table.columns] });
  // An error of the rows reaches the reader of the lines, and a reader who leaves ends the reading of rows.
  return pipeline(rows, lines, () => undefined);
}

/** One JSON document with a line for each row. */
function json(table: DownloadedTable, snapshot: Snapshot, request: TableRequest): Readable {
  return Readable.from(blocks(jsonTexts(table, snapshot, request)), { objectMode: false });
}

async function* jsonTexts(table: DownloadedTable, snapshot: Snapshot, request: TableRequest): AsyncGenerator<string> {
  const about = { format: 'royal-tarokk-table/1', table: table.name, ...request };
  yield `${JSON.stringify(about).slice(0, -1)},"rows":[`;
  let separator = '\n';
  for await (const row of shownRows(table, snapshot, request)) {
    yield separator + jsonRow(table.columns, row);
    separator = ',\n';
  }
  yield '\n]}\n';
}

function jsonRow(columns: readonly string[], row: readonly Cell[]): string {
  const members = columns.map((column, index) => {
    const cell = row[index]!;
    return `${JSON.stringify(column)}:${cell instanceof TwoDecimals ? cell.text : JSON.stringify(cell)}`;
  });
  return `{${members.join(',')}}`;
}

/** Names as they are shown: an imported season of before may have some with what cannot be seen, or turns the text. */
async function* shownRows(
  table: DownloadedTable,
  snapshot: Snapshot,
  request: TableRequest,
): AsyncGenerator<readonly Cell[]> {
  for await (const row of table.rows(snapshot, request)) {
    yield row.map((cell) => (typeof cell === 'string' && cell !== '' ? cleanedName(cell) : cell));
  }
}

async function* blocks(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let block: string[] = [];
  for await (const text of texts) {
    block.push(text);
    if (block.length < BLOCK) continue;
    yield Buffer.from(block.join(''));
    block = [];
  }
  if (block.length > 0) yield Buffer.from(block.join(''));
}
