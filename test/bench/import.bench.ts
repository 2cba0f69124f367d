import { deepStrictEqual } from 'node:assert';
import { createHash } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSheet } from '@tarokk/competition';
import { Random, randomMatch, verifyMatch } from '@tarokk/rules';
import { client, newKey } from '../support/given.js';
import { newFolder, removeFolder } from '../support/office.js';
import { sheetOf } from '../support/sheets.js';
import { processorTime, processorTimeOfServer } from './office/processor-time.js';
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

// As the jury's page sends it: with the digest of the file that was read.
const IMPORT = `mutation ($key: IdempotencyKey!, $documents: [JSON!]!, $origin: ImportOrigin!) {
  importMatches(idempotencyKey: $key, documents: $documents, origin: $origin, settings: { remark: "bench" }) {
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

/** In seconds: what it took, and what it used of a processor wherever it was done. */
interface Cost {
  readonly taken: number;
  readonly bench: number;
  readonly api: number;
  readonly database: number;
}

async function used(): Promise<Cost> {
  const { user, system } = process.cpuUsage();
  return {
    taken: performance.now() / 1000,
    bench: (user + system) / 1e6,
    api: processorTime(office.pid) ?? NaN,
    database: (await processorTimeOfServer(world.database)) ?? NaN,
  };
}

async function costOf(work: () => Promise<void>): Promise<Cost> {
  const before = await used();
  const begun = performance.now();
  await work();
  const taken = (performance.now() - begun) / 1000;
  const after = await used();
  return {
    taken,
    bench: after.bench - before.bench,
    api: after.api - before.api,
    database: after.database - before.database,
  };
}

const copied: Cost[] = [];
const verified: Cost[] = [];
const imported: Cost[] = [];
let bytes = 0;
for (let part = 0; part < PARTS; part++) {
  const sheets = partOf(part);
  const file = join(folder, `part-${part}`);
  writeFileSync(file, sheets.map((sheet) => `${sheet}\n`).join(''), { mode: 0o644 });
  copied.push(
    await costOf(async () => {
      await world.database.query(`COPY "bench_copy" FROM '${file}' (FORMAT csv, DELIMITER E'\\x01', QUOTE E'\\x02')`);
    }),
  );
  verified.push(
    await costOf(async () => {
      for (const sheet of sheets) {
        const parsed = parseSheet(sheet);
        if (!parsed.ok || verifyMatch(parsed.value.record).verdict !== 'proved')
          throw new Error('not a sheet in order');
      }
      return Promise.resolve();
    }),
  );
  const sha256 = createHash('sha256').update(sheets.join('\n')).digest('hex');
  const variables = {
    ...{ key: newKey(), origin: { name: `part-${part}`, sha256 } },
    documents: sheets.map((sheet) => JSON.parse(sheet) as object),
  };
  imported.push(
    await costOf(async () => {
      const { data, errors } = await jury.graphql(IMPORT, variables);
      const answer = { importMatches: { entered: DOCUMENTS, alreadyThere: 0, refused: 0 } };
      deepStrictEqual({ data, errors }, { data: answer, errors: [] });
    }),
  );
  bytes += sheets.join('').length;
}

// The first parts are slow: the compiler has seen nothing yet.
const half = PARTS - (PARTS >> 1);
const later = (costs: readonly Cost[], of: keyof Cost): number =>
  costs.slice(PARTS >> 1).reduce((sum, cost) => sum + cost[of], 0);
const each = (seconds: number): string => `${((1000 * seconds) / (half * DOCUMENTS)).toFixed(2)} ms`;
const bare = later(copied, 'taken') + later(verified, 'taken');
// On a machine that is busy with other things, the processors say more than the clock.
const bareUsed = later(copied, 'database') + later(verified, 'bench');
const importUsed = later(imported, 'api') + later(imported, 'database');
console.log(
  `Import of ${half * DOCUMENTS} sheets of eight played games after ${(PARTS - half) * DOCUMENTS} others, ${Math.round(bytes / (PARTS * DOCUMENTS))} bytes each`,
);
console.log(
  `  COPY of the same bytes       ${each(later(copied, 'taken'))} a match, ${each(later(copied, 'database'))} of a processor`,
);
console.log(
  `  reading and verification     ${each(later(verified, 'taken'))} a match, ${each(later(verified, 'bench'))} of a processor`,
);
console.log(
  `  import, ${DOCUMENTS} at a time        ${each(later(imported, 'taken'))} a match, ${each(later(imported, 'api'))} of a processor and ${each(later(imported, 'database'))} of the database's`,
);
console.log(
  `  import                       ${(later(imported, 'taken') / bare).toFixed(2)} × both (goal: at most ${GOAL}), ${(importUsed / bareUsed).toFixed(2)} × of the processors`,
);
await world.end();
await stop();
removeFolder(folder);
