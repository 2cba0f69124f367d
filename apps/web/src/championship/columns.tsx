import type { ResultOf } from 'gql.tada';
import { useFormatter, useTranslations } from 'use-intl';
import { SideLink } from '../people/links.js';
import type { Column } from '../table/table.js';
import type { championshipTable } from './queries.js';

export type StandingRow = NonNullable<ResultOf<typeof championshipTable>['championshipTable']>['rows'][number];

export function useColumns(): readonly Column<StandingRow>[] {
  const t = useTranslations('championship');
  const format = useFormatter();
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const none = '–';
  return [
    {
      id: 'rank',
      heading: t('rank'),
      figures: true,
      cell: ({ rank }) => rank,
      value: ({ rank }) => rank,
      explains: ({ rank, team }) => t('explainRank', { rank: String(rank), team: team.name }),
    },
    { id: 'team', heading: t('team'), cell: ({ team }) => <SideLink side={team} />, value: ({ team }) => team.name },
    {
      id: 'matches',
      heading: t('matches'),
      figures: true,
      minor: true,
      cell: ({ matches }) => matches,
      value: ({ matches }) => matches,
    },
    {
      id: 'average',
      heading: t('average'),
      figures: true,
      minor: true,
      cell: ({ average }) => (average === null ? none : format.number(average, two)),
      value: ({ average }) => average,
    },
    {
      id: 'best',
      heading: t('best'),
      figures: true,
      minor: true,
      cell: ({ best }) => best ?? none,
      value: ({ best }) => best,
    },
    {
      id: 'remaining',
      heading: t('remaining'),
      figures: true,
      minor: true,
      cell: ({ remaining }) => remaining,
      value: ({ remaining }) => remaining,
    },
    {
      id: 'points',
      heading: t('points'),
      figures: true,
      cell: ({ points }) => format.number(points),
      value: ({ points }) => points,
      explains: ({ points, team }) => t('explainPoints', { points: format.number(points), team: team.name }),
    },
  ];
}
