import { useFormatter, useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { withMinus } from '../../ui/figures.js';
import { figureColumn, personColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the columns below and the reason show of a player. A column names here what it needs. */
export const freeRowFields = graphql(`
  fragment FreeRowFields on FreeTableRow {
    rank
    points
    games
    reason
    player {
      id
      name
    }
  }
`);
export type FreeRow = ResultOf<typeof freeRowFields>;

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
