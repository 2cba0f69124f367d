import { deepStrictEqual } from 'node:assert';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSheet } from '@tarokk/competition';
import { Random, randomMatch, verifyMatch } from '@tarokk/rules';
import { client, newKey } from '../support/given.js';
import { newFolder, removeFolder } from '../support/office.js';
import { sheetOf } from '../support/sheets.js';
import { processorTime } from './office/processor-time.js';
import { startMeasuredOffice } from './office/servers.js';
import { makeTemplates } from './office/stored-matches.js';

// Bulk import over the API beside the least that anybody could do with the same bytes: COPY them into a table that has no
// index, and verify each sheet. In turns, part by part.

const YEAR = 2023;
const PARTS = Number(process.env['BENCH_PARTS'] ?? 10);
/** As many as the API takes at once. */
const DOCUMENTS = 200;
/** What an import may take at most, as a multiple of COPY and verification. */
const GOAL = 2;

const IMPORT = `mutation ($key: IdempotencyKey!, $documents: [JSON!]!) {
  importMatches(idempotencyKey: $key, documents: $documents, settings: { remark: "bench" }) {
    ... on MatchesImported { entered alreadyThere refused } ... on Refused { problems { code } } } }`;

const { office, databaseUrl, stop } = await startMeasuredOffice({ BODY_LIMIT: '10000000' });
const { world, juror, matches } = await makeTemplates({ url: office.url, databaseUrl });
const jury = client(office, { cookie: juror.cookie });
await world.database.query('CREATE TABLE "bench_copy" ("sheet" text)');
const folder = newFolder();
chmodSync(folder, 0o755); // the server reads there as a user of its own

/** Sheets of eight played games, no two of the same day and number. */
function partOf(part: number): readonly string[] {
  return Array.from({ length: DOCUMENTS }, (_, index) => {
    const number = part * DOCUMENTS + index;
    const { teams } = matches[number % matches.length]!;
    const date = new Date(Date.UTC(YEAR, 4, 1 + (number % 200))).toISOString().slice(0, 10);
    const record = { ...randomMatch(new Random(`import ${number}`)), date: null, venue: null };
    return JSON.stringify(sheetOf(teams, { date, order: 1 + Math.floor(number / 200), record }));
  });
}

/** In seconds. */
async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

const copied: number[] = [];
const verified: number[] = [];
const imported: number[] = [];
const busy: number[] = [];
let bytes = 0;
for (let part = 0; part < PARTS; part++) {
  const sheets = partOf(part);
  const file = join(folder, `part-${part}`);
  writeFileSync(file, sheets.map((sheet) => `${sheet}\n`).join(''), { mode: 0o644 });
  copied.push(
    await timed(async () => {
      await world.database.query(`COPY "bench_copy" FROM '${file}' (FORMAT csv, DELIMITER E'\\x01', QUOTE E'\\x02')`);
    }),
  );
  verified.push(
    await timed(async () => {
      for (const sheet of sheets) {
        const parsed = parseSheet(sheet);
        if (!parsed.ok || verifyMatch(parsed.value.record).verdict !== 'proved')
          throw new Error('not a sheet in order');
      }
      return Promise.resolve();
    }),
  );
  const variables = { key: newKey(), documents: sheets.map((sheet) => JSON.parse(sheet) as object) };
  const used = processorTime(office.pid) ?? NaN;
  imported.push(
    await timed(async () => {
      const { data, errors } = await jury.graphql(IMPORT, variables);
      const answer = { importMatches: { entered: DOCUMENTS, alreadyThere: 0, refused: 0 } };
      deepStrictEqual({ data, errors }, { data: answer, errors: [] });
    }),
  );
  busy.push((processorTime(office.pid) ?? NaN) - used);
  bytes += sheets.join('').length;
}

// The first parts are slow: the compiler has seen nothing yet.
const later = (values: readonly number[]): number => values.slice(PARTS >> 1).reduce((sum, value) => sum + value, 0);
const half = PARTS - (PARTS >> 1);
const bare = later(copied) + later(verified);
const each = (seconds: number): string => `${((1000 * seconds) / (half * DOCUMENTS)).toFixed(2)} ms`;
console.log(
  `Import of ${half * DOCUMENTS} sheets of eight played games after ${(PARTS - half) * DOCUMENTS} others, ${Math.round(bytes / (PARTS * DOCUMENTS))} bytes each`,
);
console.log(`  COPY of the same bytes       ${each(later(copied))} a match`);
console.log(`  reading and verification     ${each(later(verified))} a match`);
console.log(
  `  import, ${DOCUMENTS} at a time        ${each(later(imported))} a match, ${each(later(busy))} of a processor   ${(later(imported) / bare).toFixed(2)} × both (goal: at most ${GOAL})`,
);
await world.end();
await stop();
removeFolder(folder);
