import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { transitions } from '@tarokk/competition';
import { join } from 'node:path';
import { projectRoot } from '../support/project.js';
import { readAnswer } from '../support/office.js';
import type { Acknowledged, Line } from './history.js';
import type { Servers } from './servers.js';
import type { World } from './world.js';

/** Everything that must hold when all is quiet again; empty when it does. */
export async function faultsOf(servers: Servers, world: World, lines: readonly Line[]): Promise<readonly string[]> {
  const acknowledged = lines.filter((line) => line.event === 'acknowledged');
  const found = [
    ...unanswered(lines, acknowledged),
    ...(await lostOrDoubled(world, acknowledged)),
    ...(await forgottenAnswers(world, acknowledged)),
    ...(await illegalPaths(world)),
    ...(await miscounted(world)),
    ...(await unlikeTheRecords(servers, world)),
    ...(await brokenLog(servers, world)),
    ...servers.apis.flatMap(({ collapses }) => collapses.map((words) => `an api process ended by itself: ${words}`)),
  ];
  return found;
}

function unanswered(lines: readonly Line[], acknowledged: readonly Acknowledged[]): readonly string[] {
  const keys = new Set(acknowledged.map(({ key }) => key));
  return lines.flatMap((line) =>
    line.event === 'sent' && !keys.has(line.key) ? [`${line.key} (${line.operation}) was never answered`] : [],
  );
}

/** What the database has on record of what people did, in the words of `Effect`. */
const recordedEffects = `
  SELECT "match_id"::text || ' ' || "to" || ' by ' || "account_id" AS "effect", "created_at" AS "at" FROM "match_move"
  UNION ALL SELECT "match_id"::text || ' ruled by ' || "account_id", "created_at" FROM "match_ruling"`;

/** Each acknowledged effect is there as often as it was acknowledged, and nothing else is there. */
async function lostOrDoubled({ given }: World, acknowledged: readonly Acknowledged[]): Promise<readonly string[]> {
  const { rows } = await given.database.query<{ effect: string; at: Date }>(recordedEffects);
  const counts = new Map<string, number>();
  const count = (effect: string, by: number): void => void counts.set(effect, (counts.get(effect) ?? 0) + by);
  for (const { effect } of rows) count(effect, 1);
  for (const { effect, account } of acknowledged) {
    if (effect !== null) count(`${effect.matchId} ${effect.did} by ${account}`, -1);
  }
  return [...counts].flatMap(([effect, surplus]) => {
    if (surplus === 0) return [];
    const times = rows.filter((row) => row.effect === effect).map(({ at }) => at.toISOString());
    const what = surplus < 0 ? 'acknowledged and lost' : 'done without an acknowledgement, or twice';
    return [`${what}: ${effect}; on record at ${times.join(' and ') || 'no time'}`];
  });
}

/** A write that was done keeps its answer under its key; one that was refused keeps nothing. */
async function forgottenAnswers({ given }: World, acknowledged: readonly Acknowledged[]): Promise<readonly string[]> {
  const { rows } = await given.database.query<{ name: string; type: string | null; match: string | null }>(`
    SELECT "account_id" || ' ' || "key" AS "name", "answer" ->> '__typename' AS "type", "answer" ->> 'matchId' AS "match"
    FROM "idempotency_key"`);
  const kept = new Map(rows.map((row) => [row.name, row]));
  const known = new Set(acknowledged.map(({ account, key }) => `${account} ${key}`));
  return [
    ...rows.flatMap(({ name }) => (known.has(name) ? [] : [`a key that nobody has sent: ${name}`])),
    ...acknowledged.flatMap(({ account, key, operation, type, effect }) => {
      const row = kept.get(`${account} ${key}`);
      const isAsGiven = row === undefined ? effect === null : row.type === type;
      if (isAsGiven && (effect === null || row?.match === effect.matchId)) return [];
      return [`the answer to ${key} (${operation}) was ${type}, and is kept as ${row?.type ?? 'nothing'}`];
    }),
  ];
}

interface Step {
  readonly match: string;
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly actor: string;
  readonly entered_by_jury: boolean;
}

/** The moves of each match go from state to state by the table of its life, and end where it stands. */
async function illegalPaths({ given }: World): Promise<readonly string[]> {
  const { rows } = await given.database.query<Step>(`
    SELECT v."match_id" AS "match", v."number", COALESCE(v."from", 'draft') AS "from", v."to", v."actor",
      r."entered_by" = 'jury' AS "entered_by_jury"
    FROM "match_move" v JOIN "match_revision" r ON r."match_id" = v."match_id" AND r."number" = v."revision"
    ORDER BY v."match_id", v."number"`);
  const { rows: matches } = await given.database.query<{ id: string; state: string }>(
    'SELECT "id", "state" FROM "match"',
  );
  const stands = new Map<string, { readonly state: string; readonly number: number }>();
  const faults: string[] = [];
  for (const { match, number, from, to, actor, entered_by_jury: byJury } of rows) {
    const before = stands.get(match) ?? { state: 'draft', number: 0 };
    const isHalf = byJury && from === 'submitted' && to === 'submitted';
    const isLegal = transitions.some(
      (each) => each.from === from && each.to === to && (each.by === 'jury') === (actor === 'jury'),
    );
    if (before.state !== from || before.number + 1 !== number || !(isLegal || isHalf)) {
      faults.push(`match ${match}: move ${number} from ${from} to ${to} by ${actor}, standing at ${before.state}`);
    }
    stands.set(match, { state: to, number });
  }
  for (const { id, state } of matches) {
    const last = stands.get(id)?.state;
    if (last !== state) faults.push(`match ${id} is ${state}, its last move went to ${last}`);
  }
  return faults;
}

/** Each match is counted once if it is approved or reopened, else not at all; only approved ones have trophies. */
async function miscounted({ given }: World): Promise<readonly string[]> {
  const { rows } = await given.database.query<{ fault: string }>(`
    SELECT 'match ' || m."id" || ' (' || m."state" || ') has ' || count(r.*) || ' results' AS "fault"
    FROM "match" m LEFT JOIN "match_result" r ON r."match_id" = m."id" AND r."state" = m."state"
    GROUP BY m."id" HAVING count(r.*) <> CASE WHEN m."state" IN ('approved', 'reopened') THEN 1 ELSE 0 END
    UNION ALL
    SELECT 'match ' || m."id" || ' (' || m."state" || ') has trophies' FROM "match" m
    WHERE m."state" <> 'approved' AND EXISTS (SELECT FROM "trophy" t WHERE t."match_id" = m."id")
    UNION ALL
    SELECT 'team ' || "team_id" || ' has taken ' || "taken" || ' places, its matches ' || (
      SELECT count(*) FROM "match_result" r WHERE s."team_id" IN (r."side_a", r."side_b"))
    FROM "championship_standing" s
    WHERE "taken" <> (SELECT count(*) FROM "match_result" r WHERE s."team_id" IN (r."side_a", r."side_b"))`);
  return rows.map(({ fault }) => fault);
}

/** Both processes add the season up afresh and find what the tables say. */
async function unlikeTheRecords({ apis }: Servers, { year, jury }: World): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { url } of apis) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: jury[0]!.cookie },
      body: JSON.stringify({ query: `{ recount(year: ${year}) { difference { thing id kept recounted } } }` }),
    });
    const { data, errors } = await readAnswer(response);
    const difference = (data?.['recount'] as { difference: unknown } | undefined)?.difference;
    if (errors.length > 0) found.push(`recount: ${errors[0]!.message}`);
    else if (difference !== null) found.push(`recount: ${JSON.stringify(difference)}`);
  }
  return found;
}

/** The survivors seal what was written, and the log is whole. */
async function brokenLog({ database }: Servers, { given }: World): Promise<readonly string[]> {
  for (let look = 0; ; look++) {
    const { rows } = await given.database.query('SELECT FROM "audit_queue" LIMIT 1');
    if (rows.length === 0) break;
    if (look === 600) return ['the log is not sealed after a minute'];
    await pause(100);
  }
  const command = [join(projectRoot, 'apps/cli/bin/tarokk.js'), 'audit', 'verify', '--json'];
  const environment = { ...process.env, LC_ALL: 'C', DATABASE_URL: database.url };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: environment }).catch(
    (error: unknown) => error as { stdout: string },
  );
  const { verdict, faults } = JSON.parse(stdout) as { verdict: string; faults?: unknown };
  return verdict === 'whole' ? [] : [`the log is ${verdict}: ${JSON.stringify(faults)}`];
}
