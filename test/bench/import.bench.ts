import { deepStrictEqual } from 'node:assert';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseSheet } from '@tarokk/competition';
import { Random, randomMatch, verifyMatch } from '@tarokk/rules';
import { client } from '../support/given.js';
import { newFolder, removeFolder } from '../support/office.js';
import { sheetOf } from '../support/sheets.js';
import { processorTime, processorTimeOfServer } from './office/processor-time.js';
import { startMeasuredOffice } from './office/servers.js';
import { makeTemplates } from './office/stored-matches.js';
import { done, graphql, refused } from '../support/ask.js';

// Bulk import, over the API and by `tarokk import`, beside the least that anybody could do with the same bytes: COPY them into
// a table that has no index, and verify each sheet. The API in turns with that, part by part; the command on one stream of all.

const YEAR = 2023;
/** An even number, at most 40. */
const PARTS = Number(process.env['BENCH_PARTS'] ?? 10);
/** The command is there for whole histories: 10,000 sheets are what 40 teams play in a dozen years. */
const PARTS_OF_COMMAND = 5 * PARTS;
/** So many different records: to make one takes longer than to import it. */
const RECORDS = 2000;
/** From February on; the first numbers of a day are those of the templates. */
const DAYS = 320;
/** As many as the API takes at once. */
const DOCUMENTS = 200;
/** An import may take at most this multiple of COPY and verification. */
const GOAL = 5;

// As the jury's page sends it: with the digest of the file that was read.
const IMPORT = graphql(
  `mutation ($key: IdempotencyKey!, $documents: [JSON!]!, $origin: ImportOrigin!) {
    importMatches(
      input: { idempotencyKey: $key, documents: $documents, origin: $origin, settings: { remark: "bench" } }
    ) {
      ... on MatchesImported { entered alreadyThere refused }
      ...refused
    }
  }`,
  [refused],
);

const { office, databaseUrl, stop } = await startMeasuredOffice({ BODY_LIMIT: '10000000' });
const { world, juror, matches } = await makeTemplates({ url: office.url, databaseUrl });
const jury = client(office, { cookie: juror.cookie });
await world.database.query('CREATE TABLE "bench_copy" ("sheet" text)');
const folder = newFolder();
chmodSync(folder, 0o755); // the server reads there as a user of its own

const records = Array.from({ length: RECORDS }, (_, index) => ({
  ...randomMatch(new Random(`import ${index}`)),
  date: null,
  venue: null,
}));

/** Sheets of eight played games, of each pair of teams no two of the same day and number. */
function partOf(part: number): readonly string[] {
  return Array.from({ length: DOCUMENTS }, (_, index) => {
    const number = part * DOCUMENTS + index;
    const { teams } = matches[number % matches.length]!;
    const round = Math.floor(number / matches.length);
    const date = new Date(Date.UTC(YEAR, 1, 1 + (round % DAYS))).toISOString().slice(0, 10);
    const record = records[number % records.length]!;
    return JSON.stringify(sheetOf(teams, { date, order: 2 + Math.floor(round / DAYS), record }));
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

interface Bare {
  readonly copied: Cost;
  readonly verified: Cost;
}

/** COPY and verification of a part. */
async function bareCostOf(part: number, sheets: readonly string[]): Promise<Bare> {
  const file = join(folder, `part-${part}`);
  writeFileSync(file, streamOf(sheets), { mode: 0o644 });
  const copied = await costOf(async () => {
    await world.database.query(`COPY "bench_copy" FROM '${file}' (FORMAT csv, DELIMITER E'\\x01', QUOTE E'\\x02')`);
  });
  const verified = await costOf(async () => {
    for (const sheet of sheets) {
      const parsed = parseSheet(sheet);
      if (!parsed.ok || verifyMatch(parsed.value.record).verdict !== 'proved') throw new Error('not a sheet in order');
    }
    return Promise.resolve();
  });
  return { copied, verified };
}

/** One sheet a line. */
function streamOf(sheets: readonly string[]): string {
  return sheets.map((sheet) => `${sheet}\n`).join('');
}

async function importOverApi(part: number, sheets: readonly string[]): Promise<Cost> {
  const sha256 = createHash('sha256').update(sheets.join('\n')).digest('hex');
  const input = {
    origin: { name: `part-${part}`, sha256 },
    documents: sheets.map((sheet) => JSON.parse(sheet) as object),
  };
  return costOf(async () => {
    const answer = await done(jury, IMPORT, input);
    deepStrictEqual({ ...answer }, { entered: DOCUMENTS, alreadyThere: 0, refused: 0 });
  });
}

/** In seconds. */
interface CommandTaken {
  /** From its start. */
  readonly whole: number;
  /** For the later half of the sheets: its start, and its compiler, are behind it then. */
  readonly later: number;
}

async function importByCommand(sheets: readonly string[]): Promise<CommandTaken> {
  await world.database.query(`UPDATE "account" SET "username" = 'bench', "password_hash" = '' WHERE "id" = $1`, [
    juror.accountId,
  ]);
  const file = join(folder, 'all.ndjson');
  writeFileSync(file, streamOf(sheets));
  const words = ['import', 'matches', file, '--as', 'bench', '--remark', 'bench', '--json'];
  const begun = performance.now() / 1000;
  const child = spawn(process.execPath, ['apps/cli/bin/tarokk.js', ...words], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // A line for each sheet when its part is in, and one for the whole.
  const at: number[] = [];
  let whole = '';
  for await (const line of createInterface({ input: child.stdout })) {
    at.push(performance.now() / 1000);
    whole = line;
  }
  const { entered } = JSON.parse(whole) as { entered: number };
  deepStrictEqual(entered, sheets.length);
  const end = at[sheets.length - 1]!;
  return { whole: end - begun, later: end - at[(sheets.length >> 1) - 1]! };
}

/** Of the later half alone: in the first parts the compiler has seen nothing yet. */
function laterSum<T>(parts: readonly T[], of: (part: T) => number): number {
  return parts.slice(parts.length >> 1).reduce((sum, part) => sum + of(part), 0);
}

const bareTaken = ({ copied, verified }: Bare): number => copied.taken + verified.taken;
// On a machine that is busy with other things, the processors say more than the clock.
const bareUsed = ({ copied, verified }: Bare): number => copied.database + verified.bench;

const bare: Bare[] = [];
const imported: Cost[] = [];
for (let part = 0; part < PARTS; part++) {
  const sheets = partOf(part);
  bare.push(await bareCostOf(part, sheets));
  imported.push(await importOverApi(part, sheets));
}
const each = (seconds: number): string => `${((1000 * seconds * 2) / (PARTS * DOCUMENTS)).toFixed(2)} ms`;
const copyTaken = laterSum(bare, ({ copied }) => copied.taken);
const copyUsed = laterSum(bare, ({ copied }) => copied.database);
const verificationTaken = laterSum(bare, ({ verified }) => verified.taken);
const verificationUsed = laterSum(bare, ({ verified }) => verified.bench);
const apiTaken = laterSum(imported, ({ taken }) => taken);
const [apiUsed, databaseUsed] = [laterSum(imported, ({ api }) => api), laterSum(imported, ({ database }) => database)];
console.log(
  `Import of ${(PARTS * DOCUMENTS) / 2} sheets of eight played games over the API, and of ${(PARTS_OF_COMMAND * DOCUMENTS) / 2} by the command, after as many others`,
);
console.log(`  COPY of the same bytes       ${each(copyTaken)} a match, ${each(copyUsed)} of a processor`);
console.log(
  `  reading and verification     ${each(verificationTaken)} a match, ${each(verificationUsed)} of a processor`,
);
console.log(
  `  over the API, ${DOCUMENTS} at a time  ${each(apiTaken)} a match, ${each(apiUsed)} of a processor and ${each(databaseUsed)} of the database's`,
);
console.log(
  `                               ${(apiTaken / laterSum(bare, bareTaken)).toFixed(2)} × both (goal: at most ${GOAL}), ${((apiUsed + databaseUsed) / laterSum(bare, bareUsed)).toFixed(2)} × of the processors`,
);

const history = Array.from({ length: PARTS_OF_COMMAND }, (_, part) => partOf(PARTS + part));
const bareOfHistory: Bare[] = [];
for (const [part, sheets] of history.entries()) bareOfHistory.push(await bareCostOf(PARTS + part, sheets));
const bareOfAll = bareOfHistory.reduce((sum, part) => sum + bareTaken(part), 0);
const command = await importByCommand(history.flat());
console.log(
  `  tarokk import                ${((1000 * command.later * 2) / (PARTS_OF_COMMAND * DOCUMENTS)).toFixed(2)} ms a match`,
);
console.log(
  `                               ${(command.later / laterSum(bareOfHistory, bareTaken)).toFixed(2)} × both (goal: at most ${GOAL}), ${(command.whole / bareOfAll).toFixed(2)} × of all of them, with its start`,
);
await world.end();
await stop();
removeFolder(folder);
