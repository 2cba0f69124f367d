import { useFormatter, useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { twoDecimals } from '../../ui/figures.js';
import { Last } from '../../ui/standing/last.js';
import { Months } from '../../ui/standing/months.js';
import { Move } from '../../ui/standing/move.js';
import { figureColumn, sideColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the columns below, the reason and the race show of a team. A column names here what it needs. */
export const standingFields = graphql(`
  fragment StandingFields on ChampionshipRow {
    rank
    team {
      id
      name
    }
    matches
    points
    average
    best
    remaining
    change
    lastResults
    pointsByMonth
    reason
  }
`);
export type StandingRow = ResultOf<typeof standingFields>;

export function useColumns(rows: readonly StandingRow[]): readonly Column<StandingRow>[] {
  const t = useTranslations('championship');
  const format = useFormatter();
  const minor = true;
  const points = (of: number): string => format.number(of);
  const mean = (of: number): string => format.number(of, twoDecimals);
  const most = Math.max(0, ...rows.flatMap(({ pointsByMonth }) => pointsByMonth));
  return [
    figureColumn('rank', t('rank'), ({ rank }) => rank, {
      explains: ({ rank, team }) => t('explainRank', { rank: String(rank), team: team.name }),
    }),
    {
      id: 'change',
      heading: t('change'),
      minor,
      fromHighest: true,
      value: ({ change }) => change,
      cell: ({ change }) => <Move change={change} />,
    },
    sideColumn('team', t('team'), ({ team }) => team),
    {
      id: 'last',
      heading: t('last'),
      minor,
      cell: ({ lastResults }) => <Last results={lastResults} />,
    },
    {
      id: 'months',
      heading: t('byMonth'),
      minor,
      cell: ({ pointsByMonth }) => <Months points={pointsByMonth} most={most} />,
    },
    figureColumn('matches', t('matches'), ({ matches }) => matches, { minor }),
    figureColumn('remaining', t('remaining'), ({ remaining }) => remaining, { minor }),
    figureColumn('average', t('average'), ({ average }) => average, { minor, shown: mean }),
    figureColumn('points', t('points'), (row) => row.points, {
      shown: points,
      explains: (row) => t('explainPoints', { points: points(row.points), team: row.team.name }),
    }),
  ];
}
