import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { figureColumn, personColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the columns below show of a player, and what a number opens to. A column names here what it needs. */
export const rankedPlayerFields = graphql(`
  fragment RankedPlayerFields on RankedPlayer {
    rank
    number
    player {
      id
      name
    }
    tally {
      total
      byClass {
        class
        number
      }
    }
  }
`);
export type RankedPlayer = ResultOf<typeof rankedPlayerFields>;

export function useRankingColumns(): readonly Column<RankedPlayer>[] {
  const t = useTranslations('ranking');
  const explains = ({ player, number }: RankedPlayer): string => t('explain', { name: player.name, number });
  return [
    figureColumn('rank', t('rank'), ({ rank }) => rank),
    personColumn('player', t('player'), ({ player }) => player),
    figureColumn('points', t('number'), ({ number }) => number, { explains }),
  ];
}
