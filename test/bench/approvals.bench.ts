import { deepStrictEqual } from 'node:assert';
import { Connection } from './office/connection.js';
import { processorTime, processorTimeOfServer } from './office/processor-time.js';
import { startMeasuredOffice } from './office/servers.js';
import { makeTemplates, storeSeasons } from './office/stored-matches.js';
import { ask, graphql, textOf } from '../support/ask.js';

// Approvals a second of one process: matches of one season that both sides have confirmed, approved by some jury members at
// once, each over its own connection. Afterwards the season is added up afresh and must be the same.

const JURORS = 20;
const TEAMS = Number(process.env['BENCH_TEAMS'] ?? 100);
const ROUNDS = 40;
const GOAL = 100;

const APPROVE = graphql(`mutation ($key: IdempotencyKey!, $matchId: UUID!) {
  approveMatch(input: { idempotencyKey: $key, matchId: $matchId, revision: 1 }) {
    ... on MatchMoved { from to }
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

const waiting = rows.map(({ id }) => id);
const times: number[] = [];
const approve = async (connection: Connection): Promise<void> => {
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const begun = performance.now();
    const answer = await connection.post({ query: textOf(APPROVE), variables: { key: `approve-${id}`, matchId: id } });
    deepStrictEqual(answer, { data: { approveMatch: { from: 'CONFIRMED', to: 'APPROVED' } } });
    times.push(performance.now() - begun);
  }
};
/** Of a processor, by the api process and by the database: seconds so far. */
const used = async (): Promise<readonly number[]> => [
  processorTime(office.pid) ?? NaN,
  (await processorTimeOfServer(world.database)) ?? NaN,
];
const connections = await Promise.all(jurors.map(({ cookie }) => Connection.open(`${office.url}/graphql`, { cookie })));
const [begun, before] = [performance.now(), await used()];
await Promise.all(connections.map(approve));
const seconds = (performance.now() - begun) / 1000;
const after = await used();
const [busy, databaseBusy] = after.map((sum, index) => (sum - before[index]!) / rows.length) as [number, number];
times.sort((a, b) => a - b);
const RECOUNT = graphql('{ recount(year: 2025) { matches difference { thing id } } }');
deepStrictEqual(await ask(jurors[0]!, RECOUNT), { recount: { matches: rows.length, difference: null } });
const perSecond = (rows.length / seconds).toFixed(0);
console.log(
  `${perSecond} approvals a second (goal: ${GOAL}): ${rows.length} matches of ${TEAMS} teams, ${JURORS} jury members at once, one process`,
);
console.log(
  `  median ${times[times.length >> 1]!.toFixed(0)} ms, p99 ${times[Math.floor(times.length * 0.99)]!.toFixed(0)} ms; the recount finds no difference`,
);
// What a machine that does nothing else could do at most, PostgreSQL having a processor of its own.
console.log(
  `  ${(busy * 1000).toFixed(1)} ms of a processor each in the api process, ${(databaseBusy * 1000).toFixed(1)} ms in the database: ${(1 / Math.max(busy, databaseBusy)).toFixed(0)} a second at most, if each has one of its own`,
);
for (const connection of connections) connection.end();
await world.end();
await stop();
