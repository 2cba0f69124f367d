import { join } from 'node:path';
import { ask, graphql } from '../../support/ask.js';
import { client } from '../../support/given.js';
import { tarokk } from '../../support/tarokk.js';
import type { Servers } from '../servers.js';
import type { World } from '../world.js';

/**
 * Each match is counted once in each of its competitions if it is approved or reopened, else not at all; only approved ones have
 * trophies, only admitted games have credits. A list of a cup holds sixteen pairs and each player once, a schedule each match once.
 */
export async function miscounted({ given }: World): Promise<readonly string[]> {
  const { rows } = await given.database.query<{ fault: string }>(`
    SELECT 'match ' || m."id" || ' (' || m."state" || ') has ' || count(r.*) || ' results' AS "fault"
    FROM "match" m LEFT JOIN "match_result" r ON r."match_id" = m."id" AND r."state" = m."state"
    GROUP BY m."id" HAVING count(r.*) <> CASE WHEN m."state" IN ('approved', 'reopened') THEN cardinality(m."competitions") ELSE 0 END
    UNION ALL
    SELECT 'match ' || m."id" || ' (' || m."state" || ') has trophies' FROM "match" m
    WHERE m."state" <> 'approved' AND EXISTS (SELECT FROM "trophy" t WHERE t."match_id" = m."id")
    UNION ALL
    SELECT 'game ' || g."id" || ' (' || g."state" || ') has ' || count(c.*) || ' credits' FROM "free_game" g
    LEFT JOIN "free_credit" c ON c."source_id" = g."id" GROUP BY g."id"
    HAVING (count(c.*) > 0) <> (g."state" = 'admitted')
      OR g."state" = 'admitted' AND count(c.*) <> (SELECT count(*) FROM "free_game_player" p WHERE p."game_id" = g."id")
    UNION ALL
    SELECT 'cup ' || "season" || ' has ' || count(*) || ' pairs' FROM "cup_entry" GROUP BY "season" HAVING count(*) > 16
    UNION ALL
    SELECT 'pair ' || e."pair_id" || ' of the cup has ' || count(p.*) || ' players' FROM "cup_entry" e
    LEFT JOIN "cup_player" p ON p."season" = e."season" AND p."pair_id" = e."pair_id"
    GROUP BY e."season", e."pair_id" HAVING count(p.*) <> 2
    UNION ALL
    SELECT 'cup ' || "season" || ': act ' || "number" || ' is missing' FROM (
      SELECT "season", generate_series(1, max("number")) AS "number" FROM "cup_act" GROUP BY "season") n
    WHERE NOT EXISTS (SELECT FROM "cup_act" a WHERE a."season" = n."season" AND a."number" = n."number")
    UNION ALL
    SELECT 'Grand Prix ' || "id" || ' has a schedule of ' || (SELECT count(*) FROM "grand_prix_pairing" p WHERE p."grand_prix_id" = g."id")
    FROM "grand_prix" g WHERE ("seed" IS NULL) <> NOT EXISTS (SELECT FROM "grand_prix_pairing" p WHERE p."grand_prix_id" = g."id")
    UNION ALL
    SELECT 'planned match ' || p."id" || ' of a schedule is cancelled' FROM "planned_match" p
    JOIN "grand_prix_pairing" g ON g."planned_match_id" = p."id" WHERE p."cancelled_at" IS NOT NULL
    UNION ALL
    SELECT 'team ' || t."id" || ' has taken ' || count(*) || ' places'
    FROM "team" t JOIN "season" s ON s."year" = t."season"
    JOIN "match_result" r ON r."competition" = 'championship' AND t."id" IN (r."side_a", r."side_b")
    GROUP BY t."id", s."match_limit" HAVING count(*) > s."match_limit"`);
  return rows.map(({ fault }) => fault);
}

const RECOUNT = graphql(
  'query ($year: Int!) { recount(seasonYear: $year) { difference { thing id kept recounted } } }',
);

/** Both processes add the seasons up afresh and find what the tables say. */
export async function unlikeTheRecords({ apis }: Servers, { years, jury }: World): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { url } of apis) {
    for (const year of years) {
      const juror = client({ url }, { cookie: jury[0]!.cookie });
      const { difference } = (await ask(juror, RECOUNT, { year })).recount;
      if (difference !== null) found.push(`recount of ${year}: ${JSON.stringify(difference)}`);
    }
  }
  return found;
}

/** A stranger who has nothing but the archives adds up all tables, bracket and trophy list too, and finds what the office says. */
export async function unlikeTheArchive(
  { database }: Servers,
  { archived }: World,
  folder: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const year of archived) {
    const archive = join(folder, `season-${year}.zip`);
    const environment = { DATABASE_URL: database.url };
    await tarokk(['season', 'export', String(year), '--full', '--force', '--output', archive], { environment });
    const { stdout } = await tarokk(['season', 'verify', archive, '--json'], { environment });
    const { verdict, faults } = JSON.parse(stdout) as { verdict: string; faults?: readonly unknown[] };
    if (verdict !== 'same') found.push(`the archive of ${year} is ${verdict}: ${JSON.stringify(faults?.slice(0, 5))}`);
  }
  return found;
}
