import { processorTime } from './office/processor-time.js';
import { startMeasuredOffice } from './office/servers.js';
import { makeTemplates, storeSeasons } from './office/stored-matches.js';

// What is derived when nothing is remembered: each read follows a commit. In one request at a time, as the first reader after
// an approval waits. `BENCH_TROPHIES`: how many entries the list has.

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15);
const lists = (process.env['BENCH_TROPHIES'] ?? '5000,100000').split(',').map(Number);

const table = '{ championshipTable(year: 2025) { rows { rank team { id } points reason } } }';
const list = '{ trophies(first: 50) { nodes { id ordinal announcer { id } } } }';

/** Entries of an old list, all of them behind one another, under four hundred players. */
const entries = `
  INSERT INTO "trophy" ("id", "position", "date", "season", "count", "trophy", "class", "announcer_id", "opponent_ids", "competitions", "evidence")
  SELECT 'bench/' || lpad(n::text, 7, '0'), '1990-01-01 0000.0000.0 bench/' || lpad(n::text, 7, '0'), '1990-01-01', 1990, 1, 'golgotha', 'small',
    (SELECT p."ids"[1 + n % cardinality(p."ids")] FROM players p), '{}', '{}', 'old-list'
  FROM generate_series(1, $1::int - (SELECT count(*)::int FROM "trophy")) n`;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

for (const size of lists) {
  const { office, databaseUrl, stop } = await startMeasuredOffice();
  const templates = await makeTemplates({ url: office.url, databaseUrl });
  await storeSeasons(databaseUrl, templates, [{ year: 2025, teams: 24, rounds: 40, state: 'approved' }]);
  const { database } = templates.world;
  await database.query(`WITH players AS (SELECT array_agg("id") AS "ids" FROM "person") ${entries}`, [size]);
  await database.query('ANALYZE "trophy"');
  for (const [name, query] of Object.entries({ 'championship, 24 teams × 40 matches': table, 'trophy list': list })) {
    const times: number[] = [];
    const used = processorTime(office.pid) ?? NaN;
    for (let round = 0; round < ROUNDS; round++) {
      // A commit, after which nothing that is remembered holds.
      await database.query('UPDATE "season" SET "annual_meeting" = "annual_meeting" WHERE "year" = 2025');
      const begun = performance.now();
      const { errors } = await office.graphql(query);
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      times.push(performance.now() - begun);
    }
    const own = ((processorTime(office.pid) ?? NaN) - used) / ROUNDS;
    console.log(
      `${size} trophies: ${name} right after a commit: ${median(times).toFixed(0)} ms (median of ${ROUNDS}), of the office's processor time ${(own * 1000).toFixed(0)} ms each`,
    );
  }
  await templates.world.end();
  await stop();
}
