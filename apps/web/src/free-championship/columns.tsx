import { useFormatter, useTranslations } from 'use-intl';
import { PersonLink } from '../people/links.js';
import type { Column } from '../table/table.js';
import type { FreeRow } from './queries.js';

export function useColumns(): readonly Column<FreeRow>[] {
  const t = useTranslations('free');
  const format = useFormatter();
  return [
    {
      id: 'rank',
      heading: t('rank'),
      figures: true,
      cell: ({ rank }) => rank,
      value: ({ rank }) => rank,
      explains: ({ rank, player }) => t('explainRank', { rank: String(rank), name: player.name }),
    },
    {
      id: 'player',
      heading: t('player'),
      cell: ({ player }) => <PersonLink person={player} />,
      value: ({ player }) => player.name,
    },
    {
      id: 'games',
      heading: t('games'),
      figures: true,
      minor: true,
      cell: ({ games }) => games,
      value: ({ games }) => games,
    },
    {
      id: 'points',
      heading: t('points'),
      figures: true,
      cell: ({ points }) => format.number(points),
      value: ({ points }) => points,
      explains: ({ points, player }) => t('explainPoints', { points: format.number(points), name: player.name }),
    },
  ];
}
