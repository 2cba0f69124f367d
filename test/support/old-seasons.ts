import pg from 'pg';
import type { Office } from './office.js';

const day = 'make_date(1990 + n % 20, 1 + n % 12, 1 + n % 28)';
const match = "md5('match ' || n)::uuid";

/** Championship matches in seasons long ago with their results, from the one to the other number, as their approvals left them. */
export async function storeOldResults(office: Office, from: number, to: number): Promise<void> {
  const [sideA, sideB] = ["md5('side ' || n % 400)::uuid", "md5('side ' || (n + 1) % 400)::uuid"];
  const [rawA, rawB] = ['700 + n % 60', '760 - n % 60'];
  await store(
    office,
    `INSERT INTO "match" ("id", "season", "date", "order", "side_a", "side_b", "kind", "competitions", "state", "entered_by",
       "revision", "raw_a", "raw_b", "points_a", "points_b", "verdict", "approved_at")
     SELECT ${match}, 1990 + n % 20, ${day}, 1 + n / 8400, ${sideA}, ${sideB}, 'match', '{championship}', 'approved', 'jury', 1,
       ${rawA}, ${rawB}, (${rawA}) / 8, (${rawB}) / 8, 'consistent', now()
     FROM generate_series(${from}, ${to}) n`,
  );
  await store(
    office,
    `INSERT INTO "match_result" ("match_id", "competition", "season", "date", "side_a", "side_b", "raw_a", "raw_b", "state")
     SELECT ${match}, 'championship', 1990 + n % 20, ${day}, ${sideA}, ${sideB}, ${rawA}, ${rawB}, 'approved'
     FROM generate_series(${from}, ${to}) n`,
  );
}

/** Trophies of such matches, all under the same twenty players. */
export function storeOldTrophies(office: Office, from: number, to: number): Promise<void> {
  return store(
    office,
    `INSERT INTO "trophy" ("id", "position", "date", "season", "count", "trophy", "class", "announcer_id", "opponent_ids",
       "competitions", "match_id", "game", "party", "order", "evidence")
     SELECT id_of(${match} || '/1/0/golgotha'), ${day} || ' 0001.0001.0 ' || ${match} || '/1/0/golgotha', ${day}, 1990 + n % 20, 1,
       'golgotha', 'small', md5('player ' || n % 20)::uuid, '{}', '{championship}', ${match}, 1, 0, 1, 'proved'
     FROM generate_series(${from}, ${to}) n`,
  );
}

/** Credits of somebody in the free championship of years to come, one for each. */
export function storeOtherCredits(office: Office, personId: string, many: number): Promise<void> {
  return store(
    office,
    `INSERT INTO "free_credit" ("source_id", "person_id", "game_id", "season", "date", "kind", "points", "values")
     SELECT md5('game ' || n)::uuid, '${personId}', md5('game ' || n)::uuid, 3000 + n, make_date(3000 + n, 1, 1), 'variant', 1, '{}'
     FROM generate_series(1, ${many}) n`,
  );
}

/** Decided requests of such seasons, each about a planned match of one of forty sides. */
export async function storeOldRequests(office: Office, from: number, to: number): Promise<void> {
  const plan = "md5('plan ' || n)::uuid";
  await store(
    office,
    `INSERT INTO "planned_match" ("id", "season", "side_a", "side_b", "date", "venue_name", "venue_public", "competition", "planned_by")
     SELECT ${plan}, 1990 + n % 20, md5('side ' || n % 40)::uuid, md5('other ' || n)::uuid, ${day}, 'At home', false,
       'championship', (SELECT "id" FROM "account" LIMIT 1)
     FROM generate_series(${from}, ${to}) n`,
  );
  await store(
    office,
    `INSERT INTO "request" ("season", "side_id", "kind", "planned_match_id", "date", "order", "venue_name", "words", "asked_by", "deadline",
       "granted", "decided_by", "decided_at", "decided_on")
     SELECT 1990 + n % 20, md5('side ' || n % 40)::uuid, 'private-venue', ${plan}, ${day}, 1, 'At home', 'As ever', a."id", ${day}, true, a."id", now(), ${day}
     FROM generate_series(${from}, ${to}) n, (SELECT "id" FROM "account" LIMIT 1) a`,
  );
}

/** Approved matches of many years ago with their sheets, half of them between these two sides. */
export async function storeOldMatches(
  office: Office,
  [a, b]: readonly [string, string],
  from: number,
  to: number,
): Promise<void> {
  const [day, sides] = [
    "date '1930-01-01' + n / 10",
    `n % 2 = 0 THEN '${a}'::uuid ELSE md5('side ' || n % 40)::uuid END`,
  ];
  await store(
    office,
    `INSERT INTO "match" ("id", "season", "date", "order", "side_a", "side_b", "kind", "competitions", "state", "entered_by",
       "revision", "raw_a", "raw_b", "points_a", "points_b", "verdict", "approved_at")
     SELECT ${match}, extract(year FROM ${day}), ${day}, 1 + n % 10, CASE WHEN ${sides}, '${b}'::uuid, 'match', '{championship}', 'approved',
       'jury', 1, 700, 760, 87, 95, 'consistent', now()
     FROM generate_series(${from}, ${to}) n`,
  );
  await store(
    office,
    `INSERT INTO "match_revision" ("match_id", "number", "season", "sheet", "entered_by", "account_id")
     SELECT ${match}, 1, extract(year FROM ${day}), json_build_object('number', n), 'jury', a."id"
     FROM generate_series(${from}, ${to}) n, (SELECT "id" FROM "account" LIMIT 1) a`,
  );
}

/** Neither foreign keys nor triggers see the rows, for the sake of time. */
async function store(office: Office, statement: string): Promise<void> {
  const client = new pg.Client({
    connectionString: office.databaseUrl(),
    options: '-c session_replication_role=replica',
  });
  await client.connect();
  try {
    await client.query(statement);
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}
