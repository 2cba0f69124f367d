import { parseSheet, type SheetRecord } from '@tarokk/competition';
import { Random, randomMatch, verifyMatch } from '@tarokk/rules';
import { Connection } from './office/connection.js';
import { processorTime } from './office/processor-time.js';
import { startMeasuredOffice } from './office/servers.js';
import { makeTemplates } from './office/stored-matches.js';
import { textOf } from '../support/ask.js';
import { sheetOf } from '../support/sheets.js';
import { SUBMIT_TYPED, typedSheet } from '../support/typed-sheets.js';

// What the api process uses of a processor for a sheet that is handed in, one after the other: as a JSON document and field by
// field in turns, beside parsing and verifying the same sheets here. That is no goal: most of it is the database's and Prisma's.

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 12);
const SHEETS = 50;
const YEAR = 2023;

const { office, databaseUrl, stop } = await startMeasuredOffice();
const { world, juror, matches } = await makeTemplates({ url: office.url, databaseUrl });
const connection = await Connection.open(`${office.url}/graphql`, { cookie: juror.cookie });
const remarks = (['DATE_OLD', 'VENUE_UNKNOWN', 'SEAT_UNUSUAL'] as const).map((code) => ({ code, words: 'we know' }));
const records = Array.from({ length: 200 }, (_, index) => ({
  ...randomMatch(new Random(`hand-in ${index}`)),
  date: null,
  venue: null,
}));

let made = 0;
function newSheet(): SheetRecord {
  const number = made++;
  const { teams } = matches[number % matches.length]!;
  const day = Math.floor(number / matches.length);
  const date = new Date(Date.UTC(YEAR, 1, 1 + (day % 300))).toISOString().slice(0, 10);
  return sheetOf(teams, { date, order: 2 + Math.floor(day / 300), record: records[number % records.length]! });
}

async function handIn(key: string, given: object): Promise<void> {
  const answer = await connection.post({ query: textOf(SUBMIT_TYPED), variables: { key, remarks, ...given } });
  if (!JSON.stringify(answer).includes('"SUBMITTED"')) throw new Error(JSON.stringify(answer));
}

/** Seconds of a processor of the office for a sheet, of `SHEETS` of them. */
async function costOf(form: string, given: (sheet: SheetRecord) => object): Promise<number> {
  const sheets = Array.from({ length: SHEETS }, () => given(newSheet()));
  const before = processorTime(office.pid) ?? NaN;
  for (const [index, sheet] of sheets.entries()) await handIn(`${form}-${made}-${index}`, sheet);
  return ((processorTime(office.pid) ?? NaN) - before) / SHEETS;
}

function costHere(): number {
  const texts = records.slice(0, SHEETS).map((record) => JSON.stringify(sheetOf(matches[0]!.teams, { record })));
  const before = process.cpuUsage();
  for (const text of texts) {
    const parsed = parseSheet(text);
    if (!parsed.ok || verifyMatch(parsed.value.record).verdict === 'refuted') throw new Error('not a sheet in order');
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / SHEETS;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

const documents: number[] = [];
const typed: number[] = [];
const here: number[] = [];
for (let round = -4; round < ROUNDS; round++) {
  const costs = [
    await costOf('document', (document) => ({ document })),
    await costOf('typed', (sheet) => ({ sheet: typedSheet(sheet) })),
    costHere(),
  ] as const;
  // The first rounds are the compiler's.
  if (round < 0) continue;
  documents.push(costs[0]);
  typed.push(costs[1]);
  here.push(costs[2]);
}
const ms = (seconds: number): string => `${(seconds * 1000).toFixed(2)} ms`;
console.log(
  `a sheet as a document: ${ms(median(documents))} of a processor in the api process, the median of ${ROUNDS} × ${SHEETS}`,
);
console.log(`  field by field: ${(median(typed) / median(documents)).toFixed(2)} × as much`);
console.log(`  parsed and verified here: ${ms(median(here))}`);
connection.end();
await world.end();
await stop();
