import { trophyClasses, type TrophyClass } from '@tarokk/rules';
import { publicName, type Table } from '../../platform/tables/table.js';
import { inSeason } from './list-rows.js';

interface RankedRow {
  readonly rank: number;
  readonly player: string;
  readonly total: number;
  readonly classes: Readonly<Partial<Record<TrophyClass, number>>>;
  readonly id: string;
  readonly [column: string]: unknown;
}

/** Players by number, all of them or those of a season; equal numbers share the rank (13, D16). */
export const rankingTable: Table = {
  name: 'trophy-ranking',
  season: 'possible',
  asOf: false,
  columns: ['rank', 'player', 'trophies', ...trophyClasses, 'player_id'],
  async *rows(snapshot, { season }) {
    const { where, values } = inSeason(season);
    const tally =
      season === null
        ? 'SELECT "person_id", "total", "by_class" FROM "trophy_tally"'
        : `SELECT "announcer_id" AS "person_id", sum("number")::integer AS "total",
             COALESCE(jsonb_object_agg("class", "number") FILTER (WHERE "class" IS NOT NULL), '{}') AS "by_class"
           FROM (SELECT "announcer_id", "class", sum("count") AS "number" FROM "trophy" t WHERE ${where}
                 GROUP BY "announcer_id", "class") c
           GROUP BY "announcer_id"`;
    const rows = snapshot.rows<RankedRow>(
      `SELECT rank() OVER (ORDER BY y."total" DESC)::integer AS "rank", ${publicName('p')} AS "player", y."total",
         y."by_class" AS "classes", p."id"
       FROM (${tally}) y JOIN "person" p ON p."id" = y."person_id"
       LEFT JOIN "person_name" k ON k."person_id" = p."id" AND k."revision" = p."name_revision"
       WHERE y."total" > 0
       ORDER BY y."total" DESC, CASE WHEN p."pseudonymous" OR k."key" IS NULL THEN 'player ' || p."number" ELSE k."key" END COLLATE "C",
         p."id"`,
      values,
    );
    for await (const { rank, player, total, classes, id } of rows) {
      yield [rank, player, total, ...trophyClasses.map((name) => classes[name] ?? 0), id];
    }
  },
};
