import pg from 'pg';
import { Random, randomMatch } from '@tarokk/rules';
import { given, type Given, type Member, type Team } from '../../support/given.js';
import { sheetOf } from '../../support/sheets.js';
import { move, submit } from '../../support/matches.js';
import { done } from '../../support/matches-in-states.js';

/** Matches that were played, confirmed and approved over the API; all others are copies of them. */
export interface Templates {
  readonly matches: readonly { readonly id: string; readonly teams: readonly [Team, Team] }[];
  readonly juror: Member;
  readonly world: Given;
}

export interface StoredSeason {
  readonly year: number;
  /** Even; each plays once in a round. */
  readonly teams: number;
  /** At most 40, the matches of a team. */
  readonly rounds: number;
  /** `confirmed` ones wait for their approval and count nowhere. */
  readonly state: 'approved' | 'confirmed';
}

const TEMPLATES = 8;
const TEMPLATE_YEAR = 2023;
const remarks = (['DATE_OLD', 'VENUE_UNKNOWN', 'SEAT_UNUSUAL'] as const).map((code) => ({ code, words: 'we know' }));

/** @param office where to send them, and the address of its database */
export async function makeTemplates(office: {
  readonly url: string;
  readonly databaseUrl: string;
}): Promise<Templates> {
  const world = given({ url: office.url, databaseUrl: () => office.databaseUrl });
  await world.season(TEMPLATE_YEAR);
  await world.venue('Desperados Pub');
  const juror = await world.member({ jury: true });
  const matches = [];
  for (let index = 0; index < TEMPLATES; index++) {
    const [a, b] = [await world.member(), await world.member()];
    const teams: [Team, Team] = [
      await world.team(TEMPLATE_YEAR, [a, await world.person()]),
      await world.team(TEMPLATE_YEAR, [b, await world.person()]),
    ];
    // A season on paper with some games written down: eight games, three of four scored.
    const record = {
      ...randomMatch(new Random(`bench ${index}`), { games: 8, scoredPercent: 75 }),
      date: null,
      venue: null,
    };
    const sheet = sheetOf(teams, { date: dayOf(TEMPLATE_YEAR, index), record });
    let match = done(await submit(a, sheet, { remarks, requestRuling: true }));
    match = done(await move(b, 'confirmMatch', match));
    match = done(await move(juror, 'approveMatch', match));
    matches.push({ id: match.id, teams });
  }
  return { matches, juror, world };
}

function dayOf(year: number, round: number): string {
  return new Date(Date.UTC(year, 0, 20 + 7 * round)).toISOString().slice(0, 10);
}

/** Whole seasons, set by set: neither foreign keys nor triggers see the rows, for the sake of time. */
export async function storeSeasons(
  databaseUrl: string,
  { matches }: Templates,
  seasons: readonly StoredSeason[],
): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl, options: '-c session_replication_role=replica' });
  await database.connect();
  try {
    await database.query(preparation);
    for (const { id, teams } of matches) {
      const persons = teams.flatMap(({ members }) => members.map((member) => member.id));
      await database.query('INSERT INTO template VALUES ((SELECT count(*) FROM template), $1, $2, $3, $4)', [
        id,
        teams[0].id,
        teams[1].id,
        persons,
      ]);
    }
    for (const { year, teams, rounds, state } of seasons) {
      await database.query(matchesOf(year, teams, rounds));
      for (const statement of copies(state)) await database.query(statement);
    }
    await database.query('VACUUM ANALYZE');
  } finally {
    await database.end();
  }
}

/** Persons and teams have ids that follow from their numbers. */
const preparation = `
  CREATE TEMP TABLE template (k bigint, match_id uuid, a uuid, b uuid, persons uuid[]);
  CREATE TEMP TABLE copy (match_id uuid, k bigint, season int, date date, a uuid, b uuid, persons uuid[]);
  CREATE FUNCTION pg_temp.team(season int, n int) RETURNS uuid LANGUAGE sql IMMUTABLE RETURN md5('team ' || season || ' ' || n)::uuid;
  CREATE FUNCTION pg_temp.person(team int, n int) RETURNS uuid LANGUAGE sql IMMUTABLE RETURN md5('player ' || team || ' ' || n)::uuid;
  CREATE FUNCTION pg_temp.copied(text text, t template, c copy) RETURNS text LANGUAGE sql IMMUTABLE RETURN
    replace(replace(replace(replace(replace(replace(replace(replace(text, t.match_id::text, c.match_id::text),
      t.a::text, c.a::text), t.b::text, c.b::text), t.persons[1]::text, c.persons[1]::text),
      t.persons[2]::text, c.persons[2]::text), t.persons[3]::text, c.persons[3]::text), t.persons[4]::text, c.persons[4]::text),
      (SELECT m."date"::text FROM "match" m WHERE m."id" = t.match_id), c.date::text);`;

function matchesOf(year: number, teams: number, rounds: number): string {
  return `
  TRUNCATE copy;
  INSERT INTO "season" ("year", "annual_meeting", "match_limit") VALUES (${year}, '${year}-01-15', ${year <= 2010 ? 52 : 40}) ON CONFLICT DO NOTHING;
  INSERT INTO "person" ("id") SELECT pg_temp.person(t, p) FROM generate_series(1, ${teams}) t, generate_series(1, 2) p ON CONFLICT DO NOTHING;
  INSERT INTO "person_name" ("person_id", "revision", "name", "key")
    SELECT pg_temp.person(t, p), 1, 'Player ' || t || '/' || p, 'player ' || t || '/' || p
    FROM generate_series(1, ${teams}) t, generate_series(1, 2) p ON CONFLICT DO NOTHING;
  INSERT INTO "side" ("id", "season", "kind", "name")
    SELECT pg_temp.team(${year}, t), ${year}, 'team', 'Team ' || t FROM generate_series(1, ${teams}) t;
  INSERT INTO "team" ("id", "season", "name_key", "confirmed_at")
    SELECT pg_temp.team(${year}, t), ${year}, 'team ' || t, now() FROM generate_series(1, ${teams}) t;
  INSERT INTO "membership" ("season", "person_id", "team_id", "captain", "first_day")
    SELECT ${year}, pg_temp.person(t, p), pg_temp.team(${year}, t), p = 1, '${year}-01-01'
    FROM generate_series(1, ${teams}) t, generate_series(1, 2) p;
  INSERT INTO copy
    SELECT md5('match ${year} ' || r || ' ' || i)::uuid, (r * 31 + i) % (SELECT count(*) FROM template), ${year}, '${year}-01-20'::date + 7 * r,
      pg_temp.team(${year}, x + 1), pg_temp.team(${year}, y + 1),
      ARRAY[pg_temp.person(x + 1, 1), pg_temp.person(x + 1, 2), pg_temp.person(y + 1, 1), pg_temp.person(y + 1, 2)]
    FROM generate_series(0, ${rounds - 1}) r, generate_series(0, ${teams / 2 - 1}) i,
      LATERAL (SELECT (2 * i + r) % ${teams} AS x, (2 * i + 1 + r) % ${teams} AS y) pair`;
}

function copies(state: StoredSeason['state']): readonly string[] {
  const from = 'FROM copy c JOIN template t USING (k)';
  const isApproved = state === 'approved';
  const stored = [
    `INSERT INTO "match" ("id", "season", "date", "order", "side_a", "side_b", "kind", "competitions", "state", "entered_by", "confirmed_by",
       "revision", "raw_a", "raw_b", "points_a", "points_b", "verdict", "open_errors", "approved_at")
     SELECT c.match_id, c.season, c.date, 1, c.a, c.b, m."kind", m."competitions", '${state}', m."entered_by", m."confirmed_by",
       1, m."raw_a", m."raw_b", m."points_a", m."points_b", m."verdict", m."open_errors", ${isApproved ? 'now()' : 'NULL'}
     ${from} JOIN "match" m ON m."id" = t.match_id`,
    `INSERT INTO "match_player" ("match_id", "person_id", "date") SELECT c.match_id, unnest(c.persons), c.date FROM copy c`,
    `INSERT INTO "match_revision" ("match_id", "number", "season", "sheet", "entered_by", "account_id", "remarks")
     SELECT c.match_id, 1, c.season, pg_temp.copied(r."sheet"::text, t, c)::json, r."entered_by", r."account_id", r."remarks"
     ${from} JOIN "match_revision" r ON r."match_id" = t.match_id`,
    `INSERT INTO "match_move" ("match_id", "number", "season", "from", "to", "revision", "actor", "account_id")
     SELECT c.match_id, v."number", c.season, v."from", v."to", v."revision", v."actor", v."account_id"
     ${from} JOIN "match_move" v ON v."match_id" = t.match_id WHERE v."number" <= ${isApproved ? 3 : 2}`,
  ];
  if (!isApproved) return stored;
  return [
    ...stored,
    `INSERT INTO "match_result" ("match_id", "competition", "season", "date", "side_a", "side_b", "raw_a", "raw_b", "state")
     SELECT c.match_id, r."competition", c.season, c.date, c.a, c.b, r."raw_a", r."raw_b", r."state"
     ${from} JOIN "match_result" r ON r."match_id" = t.match_id`,
    `INSERT INTO "appearance" ("match_id", "person_id", "season", "date", "side_id", "figures")
     SELECT c.match_id, pg_temp.copied(p."person_id"::text, t, c)::uuid, c.season, c.date, pg_temp.copied(p."side_id"::text, t, c)::uuid,
       pg_temp.copied(p."figures"::text, t, c)::jsonb
     ${from} JOIN "appearance" p ON p."match_id" = t.match_id`,
    `INSERT INTO "trophy" ("id", "position", "date", "season", "count", "trophy", "class", "name", "announcer_id", "partner_id", "side_id",
       "opponent_ids", "opposing_id", "competitions", "match_id", "game", "party", "order", "evidence", "remark")
     SELECT id_of(origin_in(pg_temp.copied(y."position", t, c))), pg_temp.copied(y."position", t, c), c.date, c.season, y."count", y."trophy", y."class", y."name",
       pg_temp.copied(y."announcer_id"::text, t, c)::uuid, pg_temp.copied(y."partner_id"::text, t, c)::uuid,
       pg_temp.copied(y."side_id"::text, t, c)::uuid, pg_temp.copied(y."opponent_ids"::text, t, c)::uuid[],
       pg_temp.copied(y."opposing_id"::text, t, c)::uuid, y."competitions", c.match_id, y."game", y."party", y."order", y."evidence", y."remark"
     ${from} JOIN "trophy" y ON y."match_id" = t.match_id`,
  ];
}
