import { deepStrictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { graphql, textOf } from '../support/ask.js';
import { startOffice } from '../support/office.js';
import { newPostgresProcess } from '../support/postgres-process.js';
import { Connection } from './office/connection.js';
import { processorTime } from './office/processor-time.js';
import { makeTemplates, storeSeasons } from './office/stored-matches.js';

// Memory of one process against the processor's time that room for young objects saves: offices with 16, 32 and 64 MiB of it, one
// after the other on one database, there and back again. Each approves matches of one season, renders pages, and makes an archive.

const SIZES = [16, 32, 64, 64, 32, 16];
const JURORS = 8;
/** Matches that each of them approves. */
const MATCHES = 300;
/** Pages that each renders, and so many at once. */
const PAGES = 200;
const AT_ONCE = 10;

const APPROVE = graphql(`mutation ($key: IdempotencyKey!, $matchId: UUID!) {
  approveMatch(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: 1 } }) {
    ... on MatchMoved { from to }
    ... on Refused { problems { code } }
  }
}`);

/** Megabytes that a process has of the machine's memory now, and the most that it had. */
function memoryOf(pid: number): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)![1]) / 1000;
  return { now: of('VmRSS'), most: of('VmHWM') };
}

async function inTurns<T>(items: readonly T[], workers: number, work: (item: T, worker: number) => Promise<void>) {
  const waiting = [...items];
  const one = async (worker: number): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item, worker);
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => one(worker)));
}

const database = await newPostgresProcess('bench');
const begin = (semiSpace: number) =>
  startOffice({ DATABASE_URL: database.url }, [`--max-semi-space-size=${semiSpace}`, 'dist/apps/api/src/main.js']);

const first = await begin(64);
const { world, ...templates } = await makeTemplates({ url: first.url, databaseUrl: database.url });
await storeSeasons(database.url, { world, ...templates }, [
  { year: 2025, teams: 100, rounds: 40, state: 'confirmed' },
  { year: 2024, teams: 40, rounds: 40, state: 'approved' },
]);
const jurors = await Promise.all(Array.from({ length: JURORS }, () => world.member({ jury: true, admin: true })));
const idsOf = async (condition: string): Promise<string[]> => {
  const { rows } = await world.database.query<{ id: string }>(
    `SELECT "id" FROM "match" WHERE ${condition} ORDER BY "date", "id"`,
  );
  return rows.map(({ id }) => id);
};
const approved = await idsOf(`"season" = 2024`);
await first.end();

for (const semiSpace of SIZES) {
  const office = await begin(semiSpace);
  const atRest = memoryOf(office.pid);
  const connections = await Promise.all(
    jurors.map(({ cookie }) => Connection.open(`${office.url}/graphql`, { cookie })),
  );
  const waiting = (await idsOf(`"season" = 2025 AND "state" = 'confirmed'`)).slice(0, MATCHES);
  const [begun, before] = [performance.now(), processorTime(office.pid)!];
  await inTurns(waiting, JURORS, async (id, worker) => {
    const request = { query: textOf(APPROVE), variables: { key: `approve-${id}`, matchId: id } };
    const answer = await connections[worker]!.post(request).catch(async (error: unknown) => {
      // A machine that is busy with others may keep an office waiting for its database.
      if (!String(error).startsWith('Error: HTTP/1.1 503')) throw error;
      await pause(5_000);
      return connections[worker]!.post(request);
    });
    deepStrictEqual(answer, { data: { approveMatch: { from: 'CONFIRMED', to: 'APPROVED' } } });
  });
  const seconds = (performance.now() - begun) / 1000;
  const each = ((processorTime(office.pid)! - before) / waiting.length) * 1000;
  const afterApprovals = memoryOf(office.pid);

  const pagesBefore = processorTime(office.pid)!;
  await inTurns(approved.slice(0, PAGES), AT_ONCE, async (id) => {
    const page = await fetch(`${office.url}/en/matches/${id}`, { headers: { cookie: jurors[0]!.cookie } });
    deepStrictEqual([page.status, (await page.text()).includes('</html>')], [200, true]);
  });
  const perPage = ((processorTime(office.pid)! - pagesBefore) / PAGES) * 1000;
  const archive = await fetch(`${office.url}/archives/season-2024-full.zip`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: jurors[0]!.cookie },
    body: '{}',
  });
  deepStrictEqual(archive.status, 200);
  await archive.arrayBuffer();
  const { now, most } = memoryOf(office.pid);
  const mb = (number: number): string => number.toFixed(0);
  console.log(
    `${semiSpace} MiB: ${(waiting.length / seconds).toFixed(0)} approvals a second, ${each.toFixed(1)} ms of a processor each`,
  );
  console.log(`  ${perPage.toFixed(1)} ms of a processor for each page of a match`);
  console.log(
    `  memory: ${mb(atRest.now)} MB at first, ${mb(afterApprovals.most)} MB at most while approving, ${mb(most)} MB at most with pages and archive, ${mb(now)} MB then`,
  );
  for (const connection of connections) connection.end();
  await office.end();
}
await world.end();
await database.stop();
