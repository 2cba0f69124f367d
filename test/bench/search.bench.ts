import { nameKey } from '@tarokk/competition';
import { Random } from '@tarokk/rules';
import { personNames } from '../../apps/demo/src/plan/names.js';
import { ask, graphql } from '../support/ask.js';
import { processorTime, processorTimeOfServer } from './office/processor-time.js';
import { startMeasuredOffice } from './office/servers.js';
import { makeTemplates, storeSeasons } from './office/stored-matches.js';

// What the search of the pages takes among many names and trophies. Each word is asked for after a commit, so that nothing of the
// answer is remembered; one request at a time, as somebody waits who types.

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 40);
/** The compiler is at work for as many before. */
const ROUNDS_BEFORE = 10;
const PEOPLE = 5000;
const TROPHIES = 100_000;
/** Until the answer, in milliseconds. */
const GOAL = 50;

const SEARCH = graphql(`query ($text: Name!) {
  search(text: $text, first: 5) { count groups { kind count hits { __typename ... on Person { name } } } }
}`);

/** Each name of the demo with each of these behind it gives enough of them. */
const secondNames = ['Ágnes', 'Bálint', 'Csilla', 'Dávid', 'Éva', 'Gergő', 'Hedvig', 'Márk', 'Zsófia'];
const someNames = personNames(new Random('search'), 600);

const MORE_PEOPLE = `
  WITH more AS (
    INSERT INTO "person" ("id") SELECT md5('sought ' || n)::uuid FROM generate_series(1, cardinality($1::text[])) n RETURNING "id"
  )
  INSERT INTO "person_name" ("person_id", "revision", "name", "key")
    SELECT md5('sought ' || n)::uuid, 1, ($1::text[])[n], ($2::text[])[n] FROM generate_series(1, cardinality($1::text[])) n
    WHERE (SELECT count(*) FROM more) >= 0`;
const OLD_ENTRIES = `
  WITH players AS (SELECT array_agg("id") AS "ids" FROM "person")
  INSERT INTO "trophy" ("id", "position", "date", "season", "count", "trophy", "class", "announcer_id", "opponent_ids", "competitions", "evidence")
  SELECT id_of('bench/' || lpad(n::text, 7, '0')), '1990-01-01 0000.0000.0 bench/' || lpad(n::text, 7, '0'), '1990-01-01', 1990, 1, 'golgotha', 'great',
    (SELECT p."ids"[1 + n % cardinality(p."ids")] FROM players p), '{}', '{}', 'old-list'
  FROM generate_series(1, $1::int - (SELECT count(*)::int FROM "trophy")) n`;
/** A commit that is no business of names. */
const ANOTHER_SEASON = 'UPDATE "season" SET "annual_meeting" = "annual_meeting" WHERE "year" = 2025';

const { office, databaseUrl, stop } = await startMeasuredOffice();
const templates = await makeTemplates({ url: office.url, databaseUrl });
await storeSeasons(databaseUrl, templates, [{ year: 2025, teams: 124, rounds: 40, state: 'approved' }]);
const { database } = templates.world;
const { rows } = await database.query<{ people: number }>('SELECT count(*)::int AS "people" FROM "person"');
const names = secondNames
  .flatMap((second) => someNames.map((name) => `${name} ${second}`))
  .slice(0, PEOPLE - rows[0]!.people);
await database.query(MORE_PEOPLE, [names, names.map((name) => nameKey(name))]);
await database.query(OLD_ENTRIES, [TROPHIES]);
await database.query('ANALYZE');

/** What somebody types, and what it is an example of. */
const typed = [
  ['pa', 'two letters, an accent missing'],
  ['bakonyi', 'a family name'],
  [someNames[0]!, 'a whole name'],
  ['bakonki', 'a wrong letter'],
  ['player 7 team', 'words of several kinds'],
  ['#73105', 'a trophy by its number'],
  ['2025-03-01', 'a day'],
  ['ultimo', 'an announcement'],
] as const;

console.log(`Of ${PEOPLE} people, ${TROPHIES} trophies and 2,480 matches, each after a commit`);
for (const [text, example] of typed) {
  const times: number[] = [];
  let used = NaN;
  const processors = async (): Promise<number> =>
    (processorTime(office.pid) ?? NaN) + ((await processorTimeOfServer(database)) ?? NaN);
  let count = 0;
  for (let round = -ROUNDS_BEFORE; round < ROUNDS; round++) {
    if (round === 0) used = await processors();
    await database.query(ANOTHER_SEASON);
    const begun = performance.now();
    ({ count } = (await ask(office, SEARCH, { text })).search);
    if (round >= 0) times.push(performance.now() - begun);
  }
  const cost = (1000 * ((await processors()) - used)) / ROUNDS;
  const [median, nearlyAll] = [0.5, 0.95].map((share) => times.toSorted((a, b) => a - b)[Math.floor(share * ROUNDS)]!);
  console.log(
    `  ${example} (${text}), ${count} found: ${median!.toFixed(0)} ms until the answer, 95 % within ${nearlyAll!.toFixed(0)} (goal: ${GOAL}), ${cost.toFixed(1)} ms of a processor`,
  );
}
await templates.world.end();
await stop();
