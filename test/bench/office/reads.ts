import { readSheet, sayOrdinal, sheetRecord, tableFrom, type TeamStanding } from '@tarokk/competition';
import { definitionOf, resultDocument, say, verifyMatch, type AnnouncementId, type Text } from '@tarokk/rules';
import type pg from 'pg';

/** A read over GraphQL, and the same JSON made by hand: one or two statements and what they do not say. */
export interface Read {
  readonly name: string;
  readonly query: string;
  readonly variables: (world: Measured) => Readonly<Record<string, unknown>>;
  readonly plain: (database: pg.Pool, variables: Readonly<Record<string, unknown>>) => Promise<object>;
}

/** Sums that the server by hand keeps for itself: the office has none, it derives them. Filled once, for nothing is written meanwhile. */
export async function keepSums(database: pg.Pool): Promise<void> {
  await database.query(`
    DROP TABLE IF EXISTS "plain_standing", "plain_ordinal";
    CREATE TABLE "plain_standing" AS
      SELECT "team_id", count(*)::int AS "matches", sum("raw" / 8)::int AS "points", count(*)::int AS "taken", array_agg("raw" ORDER BY "raw" DESC) AS "raws"
      FROM (SELECT "side_a" AS "team_id", "raw_a" AS "raw" FROM "match_result" WHERE "competition" = 'championship'
        UNION ALL SELECT "side_b", "raw_b" FROM "match_result" WHERE "competition" = 'championship') played
      GROUP BY "team_id";
    CREATE TABLE "plain_ordinal" AS
      SELECT "id", (sum("count") OVER (PARTITION BY "trophy" ORDER BY "position"))::int AS "of_kind" FROM "trophy";
    ALTER TABLE "plain_standing" ADD PRIMARY KEY ("team_id");
    ALTER TABLE "plain_ordinal" ADD PRIMARY KEY ("id");
    ANALYZE "plain_standing"; ANALYZE "plain_ordinal"`);
}

/** What is asked for. */
export interface Measured {
  readonly year: number;
  readonly matchId: string;
}

const standings: Read = {
  name: 'standings, 40 teams',
  query: `query ($year: Int!) { championshipTable(seasonYear: $year) { rows {
    rank team { id name } matches points average best remaining reason } } }`,
  variables: ({ year }) => ({ year }),
  async plain(database, { year }) {
    const { rows } = await database.query<
      { id: string; name: string } & { [K in keyof TeamStanding]: TeamStanding[K] }
    >({
      name: 'standings',
      text: `SELECT s."id", s."name", c."matches", c."points", c."taken", c."raws"
        FROM "team" t JOIN "side" s USING ("id") LEFT JOIN "plain_standing" c ON c."team_id" = t."id"
        WHERE t."season" = $1 AND t."confirmed_at" IS NOT NULL`,
      values: [year],
    });
    const played = new Map(rows.map(({ id, matches, points, taken, raws }) => [id, { matches, points, taken, raws }]));
    const table = tableFrom(Number(year), rows, played);
    return {
      championshipTable: {
        rows: table.map(({ rank, team: { id, name }, matches, points, average, best, remaining, sentence }) => ({
          rank,
          team: { id, name },
          matches,
          points,
          average,
          best,
          remaining,
          reason: say(sentence, 'en'),
        })),
      },
    };
  },
};

interface TrophyRow {
  readonly id: string;
  readonly date: string;
  readonly name: Text | null;
  readonly trophy: AnnouncementId;
  readonly count: number;
  readonly of_kind: number;
  readonly evidence: string;
  readonly match_id: string;
  readonly announcer_id: string;
  readonly announcer: string;
  readonly partner_id: string;
  readonly partner: string;
}

const name = (of: string): string =>
  `(SELECT CASE WHEN p."pseudonymous" THEN 'Player ' || p."number" ELSE n."name" END
    FROM "person" p JOIN "person_name" n ON n."person_id" = p."id" AND n."revision" = p."name_revision" WHERE p."id" = ${of})`;

const trophies: Read = {
  name: 'trophy list, 50 entries',
  query: `{ trophies(first: 50) { nodes { id date name ordinal evidence matchId announcer { id name } partner { id name } }
    pageInfo { hasNextPage } } }`,
  variables: () => ({}),
  async plain(database) {
    const { rows } = await database.query<TrophyRow>({
      name: 'trophies',
      text: `SELECT t."id", t."date"::text, t."name", t."trophy", t."count", o."of_kind", t."evidence", t."match_id",
          t."announcer_id", ${name('t."announcer_id"')} AS "announcer", t."partner_id", ${name('t."partner_id"')} AS "partner"
        FROM "trophy" t JOIN "plain_ordinal" o USING ("id") ORDER BY t."position" DESC LIMIT 51`,
    });
    const nodes = rows.slice(0, 50).map((row) => {
      const text = row.name ?? definitionOf(row.trophy).name;
      const ofKind = { first: row.of_kind - row.count + 1, last: row.of_kind };
      const entry = { ...row, name: text, ofKind } as unknown as Parameters<typeof sayOrdinal>[0];
      return {
        id: row.id,
        date: row.date,
        name: text.en,
        ordinal: say(sayOrdinal(entry), 'en'),
        evidence: row.evidence.toUpperCase().replace('-', '_'),
        matchId: row.match_id,
        announcer: { id: row.announcer_id, name: row.announcer },
        partner: { id: row.partner_id, name: row.partner },
      };
    });
    return { trophies: { nodes, pageInfo: { hasNextPage: rows.length > 50 } } };
  },
};

interface MatchRow {
  readonly id: string;
  readonly state: string;
  readonly date: string;
  readonly order: number;
  readonly season: number;
  readonly revision: number;
  readonly raw_a: number;
  readonly raw_b: number;
  readonly points_a: number;
  readonly points_b: number;
  readonly sides: readonly { readonly id: string; readonly name: string }[];
  readonly names: readonly { readonly id: string; readonly name: string }[];
  readonly sheet: { readonly record: object };
}

const seats = ['A_INTERCEPTOR', 'A_COLLECTOR', 'B_INTERCEPTOR', 'B_COLLECTOR'];

const match: Read = {
  name: 'match page with its proof',
  query: `query ($id: UUID!) { match(id: $id) { id state date order seasonYear revision raw { a b } points { a b } sides { id name }
    players { seat person { id name } } venue { name public }
    verification { verdict points { a b } games { number attackers
      announcements { party announce status points rule reason } score { a { total } b { total } } } } } }`,
  variables: ({ matchId }) => ({ id: matchId }),
  async plain(database, { id }) {
    const { rows } = await database.query<MatchRow>({
      name: 'match',
      text: `SELECT m."id", m."state", m."date"::text, m."order", m."season", m."revision", m."raw_a", m."raw_b", m."points_a", m."points_b",
          (SELECT json_agg(json_build_object('id', s."id", 'name', s."name") ORDER BY s."id" = m."side_b") FROM "side" s WHERE s."id" IN (m."side_a", m."side_b")) AS "sides",
          (SELECT json_agg(json_build_object('id', y."person_id", 'name', ${name('y."person_id"')})) FROM "match_player" y WHERE y."match_id" = m."id") AS "names",
          r."sheet"
        FROM "match" m JOIN "match_revision" r ON r."match_id" = m."id" AND r."number" = m."revision" WHERE m."id" = $1`,
      values: [id],
    });
    const row = rows[0]!;
    const parsed = readSheet(row.sheet);
    if (!parsed.ok) throw new Error('a stored sheet is a sheet');
    const sheet = parsed.value;
    const names = new Map(row.names.map((each) => [each.id, each.name]));
    const { verdict, points, games } = resultDocument(verifyMatch(sheet.record), 'en');
    return {
      match: {
        id: row.id,
        state: row.state.toUpperCase(),
        date: row.date,
        order: row.order,
        seasonYear: row.season,
        revision: row.revision,
        raw: { a: row.raw_a, b: row.raw_b },
        points: { a: row.points_a, b: row.points_b },
        sides: row.sides,
        players: sheet.persons.map((person, seat) => ({
          seat: seats[seat],
          person: { id: person, name: names.get(person) },
        })),
        venue: sheetRecord(sheet).venue,
        verification: {
          verdict: verdict.toUpperCase(),
          points: { a: points.A, b: points.B },
          games: games.map(({ number, attackers, announcements, score }) => ({
            number,
            attackers,
            announcements: announcements.map(({ party, announce, status, points: scored, rule, reason }) => ({
              party,
              announce: announce.toUpperCase().replaceAll('-', '_'),
              status: status.toUpperCase(),
              points: scored,
              rule,
              reason,
            })),
            score: { a: { total: score.A.total }, b: { total: score.B.total } },
          })),
        },
      },
    };
  },
};

export const reads: readonly Read[] = [standings, trophies, match];
