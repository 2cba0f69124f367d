import { rulingInWords, type RulingRecord } from '@tarokk/competition';
import { sql } from 'kysely';
import { toDay } from '../../platform/database/days.js';
import type { DownloadedTable } from '../../platform/tables/table.js';
import { precedents } from './precedents.repository.js';

const columns = [
  'date',
  'rule',
  'kind',
  'game',
  'sentence',
  'reason',
  'revoked',
  'match_date',
  'a',
  'b',
  'match_id',
] as const;

/** The rulings on approved matches (D14), the latest first. */
export const rulingsTable: DownloadedTable = {
  name: 'rulings',
  season: 'possible',
  asOf: false,
  columns,
  async *rows(snapshot, { season }) {
    const rulings = precedents(snapshot, { rule: null, seasonYear: season, sideId: null })
      .innerJoin('side as a', 'a.id', 'm.sideA')
      .innerJoin('side as b', 'b.id', 'm.sideB')
      .leftJoin('matchRuling as x', (join) =>
        join
          .onRef('x.matchId', '=', 'r.matchId')
          .on(sql<boolean>`x.ruling->>'kind' = 'revocation' AND (x.ruling->>'of')::int = r.number`),
      )
      .select(['r.createdAt', 'r.ruling', 'm.date', 'm.id', 'a.name as a', 'b.name as b'])
      .select('x.ruling as revocation')
      .orderBy('r.createdAt', 'desc')
      .orderBy('r.matchId', 'desc')
      .orderBy('r.number', 'desc');
    for await (const { createdAt, ruling: kept, revocation, date, id, a, b } of snapshot.each(rulings)) {
      const ruling = kept as RulingRecord;
      yield [
        toDay(createdAt),
        ruling.rule ?? null,
        ruling.kind,
        ruling.game ?? null,
        rulingInWords(ruling).en,
        ruling.reason,
        revocation?.reason ?? null,
        toDay(date),
        a,
        b,
        id,
      ];
    }
  },
};
