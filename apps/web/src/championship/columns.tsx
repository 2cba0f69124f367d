import type { ResultOf } from 'gql.tada';
import { useFormatter, useTranslations } from 'use-intl';
import { twoDecimals } from '../language/figures.js';
import { figureColumn, sideColumn } from '../table/columns.js';
import type { Column } from '../table/table.js';
import type { championshipTable } from './queries.js';

export type StandingRow = NonNullable<ResultOf<typeof championshipTable>['championshipTable']>['rows'][number];

export function useColumns(): readonly Column<StandingRow>[] {
  const t = useTranslations('championship');
  const format = useFormatter();
  const minor = true;
  const points = (of: number): string => format.number(of);
  const mean = (of: number): string => format.number(of, twoDecimals);
  return [
    figureColumn('rank', t('rank'), ({ rank }) => rank, {
      explains: ({ rank, team }) => t('explainRank', { rank: String(rank), team: team.name }),
    }),
    sideColumn('team', t('team'), ({ team }) => team),
    figureColumn('matches', t('matches'), ({ matches }) => matches, { minor }),
    figureColumn('average', t('average'), ({ average }) => average, { minor, shown: mean }),
    figureColumn('best', t('best'), ({ best }) => best, { minor }),
    figureColumn('remaining', t('remaining'), ({ remaining }) => remaining, { minor }),
    figureColumn('points', t('points'), (row) => row.points, {
      shown: points,
      explains: (row) => t('explainPoints', { points: points(row.points), team: row.team.name }),
    }),
  ];
}
