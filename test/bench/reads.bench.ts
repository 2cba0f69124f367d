import { deepStrictEqual } from 'node:assert';
import { load, type Load } from './office/load.js';
import { processorTime } from './office/processor-time.js';
import { reads, type Measured } from './office/reads.js';
import { startMeasuredOffice, startPlain } from './office/servers.js';
import { makeTemplates, storeSeasons, type StoredSeason } from './office/stored-matches.js';
import { ask, graphql, raw } from '../support/ask.js';

// Reads over GraphQL beside the same JSON made by hand. `hot`: by anybody, again and again. `own`: by somebody logged in, so
// that nothing is answered from memory. In turns, so that a machine that slows down slows both.

const CONNECTIONS = 50;
/** The 99th percentile is to stay under this many medians. */
const SPREAD = 5;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);

const season: StoredSeason = { year: 2025, teams: 40, rounds: 40, state: 'approved' };
const stored: Readonly<Record<string, readonly StoredSeason[]>> = {
  '1,000': [season, { ...season, year: 2024, rounds: 10 }],
  '100,000': [
    season,
    ...Array.from({ length: 40 }, (_, index): StoredSeason => ({
      ...season,
      year: 1984 + index + (index === 39 ? 1 : 0),
      teams: 124,
    })),
  ],
};
const sizes = (process.env['BENCH_SIZES'] ?? Object.keys(stored).join(';')).split(';');

const RECOUNT = graphql('{ recount(seasonYear: 2025) { difference { thing id } } }');

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

for (const size of sizes) {
  const { office, databaseUrl, stop } = await startMeasuredOffice();
  const begun = performance.now();
  const templates = await makeTemplates({ url: office.url, databaseUrl });
  await storeSeasons(databaseUrl, templates, stored[size]!);
  const { rows } = await templates.world.database.query<{ id: string; matches: number }>(
    `SELECT min("id"::text) AS "id", (SELECT count(*)::int FROM "match") AS "matches" FROM "match" WHERE "season" = 2025`,
  );
  const world: Measured = { year: 2025, matchId: rows[0]!.id };
  deepStrictEqual(await ask(templates.juror, RECOUNT), { recount: { difference: null } });
  console.log(
    `${rows[0]!.matches} stored matches, made in ${((performance.now() - begun) / 1000).toFixed(0)} s; ${CONNECTIONS} connections`,
  );

  const plain = await startPlain(databaseUrl);
  for (const [index, read] of reads.entries()) {
    const variables = read.variables(world);
    const byHand = { url: `${plain.url}/${index}`, body: variables };
    const graphql = { url: `${office.url}/graphql`, body: { query: read.query, variables } };
    const own = { ...graphql, headers: { cookie: templates.juror.cookie } };
    const hand = (await (
      await fetch(byHand.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(variables),
      })
    ).json()) as { data: object };
    deepStrictEqual((await raw(office, read.query, variables)).data, hand.data);

    const kinds = {
      byHand: { request: byHand, pid: plain.pid, words: 'Fastify + pg by hand', goal: null },
      hot: { request: graphql, pid: office.pid, words: 'hot', goal: 1 },
      own: { request: own, pid: office.pid, words: 'own (logged in)', goal: 0.2 },
    };
    const measured: Record<keyof typeof kinds, (Load & { readonly busy: number })[]> = { byHand: [], hot: [], own: [] };
    for (const { request } of Object.values(kinds)) await load(request, CONNECTIONS, 1);
    for (let round = 0; round < ROUNDS; round++) {
      for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
        const { request, pid } = kinds[kind];
        const used = processorTime(pid) ?? NaN;
        const found = await load(request, CONNECTIONS, SECONDS);
        measured[kind].push({ ...found, busy: (1000 * ((processorTime(pid) ?? NaN) - used)) / found.answers });
      }
    }
    console.log(`  ${read.name}, ${(JSON.stringify(hand).length / 1000).toFixed(1)} kB`);
    for (const [kind, loads] of Object.entries(measured)) {
      const ratio = median(loads.map(({ perSecond }, round) => perSecond / measured.byHand[round]!.perSecond));
      const rate = median(loads.map(({ perSecond }) => perSecond)).toFixed(0);
      const spread = median(loads.map((each) => each.p99 / each.median)).toFixed(1);
      const busy = median(loads.map((each) => each.busy)).toFixed(2);
      const { words, goal } = kinds[kind as keyof typeof kinds];
      const goals = goal === null ? '' : `   (goals: ${goal}, p99 under ${SPREAD} ×)`;
      console.log(
        `    ${words.padEnd(22)} ${rate.padStart(6)}/s   ${ratio.toFixed(2)} of the limit   p99 ${spread} × median   ${busy} ms of a processor${goals}`,
      );
    }
  }
  plain.stop();
  await templates.world.end();
  await stop();
}
