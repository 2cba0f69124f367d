import { deepStrictEqual } from 'node:assert';
import { Connection } from './office/connection.js';
import { processorTime, processorTimeOfServer } from './office/processor-time.js';
import { startMeasuredOffice } from './office/servers.js';
import { makeTemplates, storeSeasons } from './office/stored-matches.js';
import { ask, graphql, textOf } from '../support/ask.js';

// Approvals a second of one process: matches of one season that both sides have confirmed, approved by some jury members at
// once, each over its own connection; the first half one by one, the second half some in each request. Afterwards the season is
// added up afresh and must be the same.

const JURORS = 20;
/** Requests for several matches wait for each other where they have teams in common, so a few jury members say as much as many. */
const JURORS_OF_SEVERAL = 4;
/** Matches of one request. */
const TOGETHER = 20;
const TEAMS = Number(process.env['BENCH_TEAMS'] ?? 100);
const ROUNDS = 40;
const GOAL = 100;
const GOAL_OF_SEVERAL = 250;

const APPROVE = graphql(`mutation ($key: IdempotencyKey!, $matchId: UUID!) {
  approveMatch(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: 1 } }) {
    ... on MatchMoved { from to }
    ... on Refused { problems { code } }
  }
}`);
const APPROVE_SEVERAL = graphql(`mutation ($key: IdempotencyKey!, $matches: [SeenMatch!]!) {
  approveMatches(input: { idempotencyKey: $key, matches: $matches }) {
    ... on MatchesApproved { approvals { result { ... on MatchMoved { from to } ... on Refused { problems { code } } } } }
    ... on Refused { problems { code } }
  }
}`);

const { office, databaseUrl, stop } = await startMeasuredOffice();
const { world, ...templates } = await makeTemplates({ url: office.url, databaseUrl });
await storeSeasons(databaseUrl, { world, ...templates }, [
  { year: 2025, teams: TEAMS, rounds: ROUNDS, state: 'confirmed' },
  { year: 2024, teams: 40, rounds: ROUNDS, state: 'approved' },
]);
const { rows } = await world.database.query<{ id: string }>(
  `SELECT "id" FROM "match" WHERE "season" = 2025 AND "state" = 'confirmed' ORDER BY "date", "id"`,
);
const jurors = await Promise.all(Array.from({ length: JURORS }, () => world.member({ jury: true })));
const connections = await Promise.all(jurors.map(({ cookie }) => Connection.open(`${office.url}/graphql`, { cookie })));
const moved = { from: 'CONFIRMED', to: 'APPROVED' };

async function approveOne(connection: Connection, [id]: readonly string[]): Promise<void> {
  const answer = await connection.post({ query: textOf(APPROVE), variables: { key: `approve-${id}`, matchId: id } });
  deepStrictEqual(answer, { data: { approveMatch: moved } });
}

async function approveSeveral(connection: Connection, ids: readonly string[]): Promise<void> {
  const matches = ids.map((matchId) => ({ matchId, seen: { revision: 1 } }));
  const answer = await connection.post({
    query: textOf(APPROVE_SEVERAL),
    variables: { key: `approve-${ids[0]}`, matches },
  });
  deepStrictEqual(answer, { data: { approveMatches: { approvals: ids.map(() => ({ result: moved })) } } });
}

/** Of a processor, by the api process and by the database: seconds so far. */
const used = async (): Promise<readonly [number, number]> => [
  processorTime(office.pid) ?? NaN,
  (await processorTimeOfServer(world.database)) ?? NaN,
];

/** Each connection takes some of the matches that still wait, has them approved, and takes the next. */
async function measure(
  words: string,
  ids: readonly string[],
  by: readonly Connection[],
  together: number,
  approve: (connection: Connection, ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const waiting = [...ids];
  const times: number[] = [];
  const work = async (connection: Connection): Promise<void> => {
    for (let some = waiting.splice(0, together); some.length > 0; some = waiting.splice(0, together)) {
      const begun = performance.now();
      await approve(connection, some);
      times.push(performance.now() - begun);
    }
  };
  const [begun, before] = [performance.now(), await used()];
  await Promise.all(by.map(work));
  const seconds = (performance.now() - begun) / 1000;
  const after = await used();
  const [api, database] = [(after[0] - before[0]) / ids.length, (after[1] - before[1]) / ids.length];
  times.sort((a, b) => a - b);
  console.log(`${(ids.length / seconds).toFixed(0)} approvals a second, ${words}`);
  console.log(
    `  ${ids.length} matches of ${TEAMS} teams, ${by.length} jury members at once, one process; a request takes ${times[times.length >> 1]!.toFixed(0)} ms (median), ${times[Math.floor(times.length * 0.99)]!.toFixed(0)} ms (p99)`,
  );
  // What a machine that does nothing else could do at most, PostgreSQL having a processor of its own.
  console.log(
    `  ${(api * 1000).toFixed(1)} ms of a processor each in the api process, ${(database * 1000).toFixed(1)} ms in the database: ${(1 / Math.max(api, database)).toFixed(0)} a second at most, if each has one of its own`,
  );
}

const ids = rows.map(({ id }) => id);
const half = ids.length >> 1;
await measure(`one by one (goal: ${GOAL})`, ids.slice(0, half), connections, 1, approveOne);
await measure(
  `${TOGETHER} in each request (goal: ${GOAL_OF_SEVERAL})`,
  ids.slice(half),
  connections.slice(0, JURORS_OF_SEVERAL),
  TOGETHER,
  approveSeveral,
);
const RECOUNT = graphql('{ recount(seasonYear: 2025) { matches difference { thing id } } }');
deepStrictEqual(await ask(jurors[0]!, RECOUNT), { recount: { matches: rows.length, difference: null } });
console.log('The recount finds no difference.');
for (const connection of connections) connection.end();
await world.end();
await stop();
