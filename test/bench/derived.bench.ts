import { ask, graphql } from '../support/ask.js';
import { processorTime } from './office/processor-time.js';
import { startMeasuredOffice } from './office/servers.js';
import { makeTemplates, storeSeasons } from './office/stored-matches.js';

// What is derived when nothing is remembered: each read follows a commit. In one request at a time, as the first reader after
// an approval waits. `BENCH_TROPHIES`: how many entries the list has.

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15);
/** The compiler is at work for as many before. */
const ROUNDS_BEFORE = 5;
const lists = (process.env['BENCH_TROPHIES'] ?? '5000,100000').split(',').map(Number);
/** What the championship may take of the office's own time, in milliseconds. */
const TABLE_GOAL = 20;
/** What the trophy list may take, by its length; a preview twice as much. */
const listGoals: Readonly<Record<number, number>> = { 5000: 30, 100000: 400 };

const TABLE = graphql('{ championshipTable(seasonYear: 2025) { rows { rank team { id } points reason } } }');
const LIST = graphql('{ trophies(first: 50) { nodes { id ordinal announcer { id } } } }');
const PREVIEW = graphql(`query ($id: UUID!) {
  previewDecision(matchId: $id, seen: { revision: 1 }, decision: APPROVED) {
    problems { code }
    consequences { sentences entered { ordinal } renumbered milestones { number } table { team { id } } }
  }
}`);

/** Entries of an old list under four hundred players, half of them before all matches and half behind them. */
const OLD_ENTRIES = `
  WITH players AS (SELECT array_agg("id") AS "ids" FROM "person")
  INSERT INTO "trophy" ("id", "position", "date", "season", "count", "trophy", "class", "announcer_id", "opponent_ids", "competitions", "evidence")
  SELECT id_of('bench/' || lpad(n::text, 7, '0')), date || ' 0000.0000.0 bench/' || lpad(n::text, 7, '0'), date::date, left(date, 4)::int, 1, 'golgotha', 'small',
    (SELECT p."ids"[1 + n % cardinality(p."ids")] FROM players p), '{}', '{}', 'old-list'
  FROM generate_series(1, $1::int - (SELECT count(*)::int FROM "trophy")) n, LATERAL (SELECT CASE n % 2 WHEN 0 THEN '1990-01-01' ELSE '2030-01-01' END AS date) d`;

/** An entry in the middle of the list becomes that of another player. */
const ANOTHER_ENTRY = `
  UPDATE "trophy" SET "announcer_id" = (SELECT "id" FROM "person" WHERE "id" <> "announcer_id" LIMIT 1)
  WHERE "id" = (SELECT "id" FROM "trophy" WHERE "evidence" <> 'old-list' ORDER BY "position" LIMIT 1)`;
/** A commit that is no business of the list. */
const ANOTHER_SEASON = 'UPDATE "season" SET "annual_meeting" = "annual_meeting" WHERE "year" = 2025';

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

for (const size of lists) {
  const { office, databaseUrl, stop } = await startMeasuredOffice();
  const templates = await makeTemplates({ url: office.url, databaseUrl });
  await storeSeasons(databaseUrl, templates, [
    { year: 2024, teams: 24, rounds: 1, state: 'confirmed' },
    { year: 2025, teams: 24, rounds: 40, state: 'approved' },
  ]);
  const { database } = templates.world;
  await database.query(OLD_ENTRIES, [size]);
  await database.query('ANALYZE "trophy"');
  const listGoal = listGoals[size] ?? NaN;

  /** Each answer is that of the first who asks after a commit. */
  const measure = async (name: string, goal: number, commit: string, read: () => Promise<unknown>): Promise<void> => {
    const times: number[] = [];
    let used = NaN;
    for (let round = -ROUNDS_BEFORE; round < ROUNDS; round++) {
      if (round === 0) used = processorTime(office.pid) ?? NaN;
      await database.query(commit);
      const begun = performance.now();
      await read();
      if (round >= 0) times.push(performance.now() - begun);
    }
    const own = (1000 * ((processorTime(office.pid) ?? NaN) - used)) / ROUNDS;
    console.log(
      `  ${name}: ${own.toFixed(0)} ms of the office's processor time (goal: at most ${goal}), ${median(times).toFixed(0)} ms until the answer (median of ${ROUNDS})`,
    );
  };

  console.log(`Right after a commit, with ${size} trophies`);
  await measure('championship, 24 teams × 40 matches', TABLE_GOAL, ANOTHER_SEASON, () => ask(office, TABLE));
  await measure('trophy list, after an entry in its middle', listGoal, ANOTHER_ENTRY, () => ask(office, LIST));
  const { rows } = await database.query<{ id: string }>(
    `SELECT "id" FROM "match" WHERE "state" = 'confirmed' ORDER BY "id"`,
  );
  /** A match whose approval enters trophies. */
  let withTrophies: string | null = null;
  for (const { id } of rows) {
    const { previewDecision } = await ask(templates.juror, PREVIEW, { id });
    if ((previewDecision?.consequences?.entered ?? []).length > 0) withTrophies = id;
  }
  if (withTrophies === null) throw new Error('no stored match has a trophy');
  const input = { id: withTrophies };
  await measure('preview of an approval with trophies', 2 * listGoal, ANOTHER_ENTRY, () =>
    ask(templates.juror, PREVIEW, input),
  );
  await templates.world.end();
  await stop();
}
