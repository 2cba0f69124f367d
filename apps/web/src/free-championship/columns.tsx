import { useFormatter, useTranslations } from 'use-intl';
import { withMinus } from '../language/figures.js';
import { figureColumn, personColumn } from '../table/columns.js';
import type { Column } from '../table/table.js';
import type { FreeRow } from './queries.js';

export function useColumns(): readonly Column<FreeRow>[] {
  const t = useTranslations('free');
  const format = useFormatter();
  const points = (of: number): string => withMinus(format.number(of));
  return [
    figureColumn('rank', t('rank'), ({ rank }) => rank, {
      explains: ({ rank, player }) => t('explainRank', { rank: String(rank), name: player.name }),
    }),
    personColumn('player', t('player'), ({ player }) => player),
    figureColumn('games', t('games'), ({ games }) => games, { minor: true }),
    figureColumn('points', t('points'), (row) => row.points, {
      shown: points,
      explains: (row) => t('explainPoints', { points: points(row.points), name: row.player.name }),
    }),
  ];
}
