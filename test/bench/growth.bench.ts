import { processorTime, processorTimeOfServer } from './office/processor-time.js';
import { startMeasuredOffice } from './office/servers.js';
import { makeTemplates, storeSeasons, type StoredSeason } from './office/stored-matches.js';
import { ask, graphql } from '../support/ask.js';

// Whether reads of one season become slower when a hundred times as many matches are stored beside it. Each read follows a
// commit, so that nothing is remembered, and asks for no number that follows from the whole trophy list. Both are measured in
// one run, on one database.

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 60);
const ROUNDS_BEFORE = 10;
const season: StoredSeason = { year: 2025, teams: 40, rounds: 40, state: 'approved' };
/** With the season itself a thousand matches, and a hundred thousand. */
const few: StoredSeason = { ...season, year: 2024, rounds: 10 };
const many = Array.from({ length: Number(process.env['BENCH_SEASONS'] ?? 40) }, (_, index): StoredSeason => ({
  ...season,
  year: 2022 - index,
  teams: 124,
}));

const TABLE = graphql(
  '{ championshipTable(seasonYear: 2025) { rows { rank team { id name } matches points reason } } }',
);
const MATCHES = graphql('{ matches(first: 50, seasonYear: 2025) { nodes { id date points { a b } sides { name } } } }');
const TROPHIES = graphql('{ trophies(first: 50,  seasonYear: 2025 ) { nodes { id date name announcer { name } } } }');

const { office, databaseUrl, stop } = await startMeasuredOffice();
const templates = await makeTemplates({ url: office.url, databaseUrl });
const { database } = templates.world;
const reads = {
  championship: () => ask(templates.juror, TABLE),
  'a page of matches': () => ask(templates.juror, MATCHES),
  'a page of trophies': () => ask(templates.juror, TROPHIES),
};
type Name = keyof typeof reads;

/** Milliseconds of a processor that a read takes, of the office and of the database. */
async function costOf(read: () => Promise<unknown>): Promise<number> {
  let before = NaN;
  const used = async (): Promise<number> =>
    (processorTime(office.pid) ?? NaN) + ((await processorTimeOfServer(database)) ?? NaN);
  for (let round = -ROUNDS_BEFORE; round < ROUNDS; round++) {
    if (round === 0) before = await used();
    await database.query('UPDATE "season" SET "annual_meeting" = "annual_meeting" WHERE "year" = 2025');
    await read();
  }
  return (1000 * ((await used()) - before)) / ROUNDS;
}

async function costs(): Promise<Readonly<Record<Name, number>>> {
  const found: Partial<Record<Name, number>> = {};
  for (const name of Object.keys(reads) as Name[]) found[name] = await costOf(reads[name]);
  return found as Record<Name, number>;
}

async function stored(seasons: readonly StoredSeason[]): Promise<number> {
  await storeSeasons(databaseUrl, templates, seasons);
  const { rows } = await database.query<{ matches: number }>('SELECT count(*)::int AS "matches" FROM "match"');
  return rows[0]!.matches;
}

const first = await stored([season, few]);
const before = await costs();
const then = await stored(many);
const after = await costs();
for (const name of Object.keys(reads) as Name[]) {
  console.log(
    `${name} of a season: ${before[name].toFixed(1)} ms of a processor at ${first} stored matches, ${after[name].toFixed(1)} ms at ${then}: ${(after[name] / before[name]).toFixed(2)} × (goal: no growth)`,
  );
}
await templates.world.end();
await stop();
