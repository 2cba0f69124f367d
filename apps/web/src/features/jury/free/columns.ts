import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../../api/graphql.js';
import { figureColumn, textColumn } from '../../../ui/table/columns.js';
import type { Column } from '../../../ui/table/table.js';

/** What the queue and the columns below show of a game that waits. A column names here what it needs. */
export const queuedFreeGameFields = graphql(`
  fragment QueuedFreeGameFields on QueuedFreeGame {
    ageInDays
    concerned
    game {
      id
      date
      kind
      ruleset
      variant
      objections
      verdict
      players {
        id
        name
      }
    }
  }
`);
export type QueuedGame = ResultOf<typeof queuedFreeGameFields>;

/** A queue as it is saved. */
export function useQueueColumns(): readonly Column<QueuedGame>[] {
  const t = useTranslations('freeDesk');
  const td = useTranslations('desk');
  const nameOf = useGameName();
  return [
    textColumn('day', td('part.date'), ({ game }) => game.date),
    textColumn('game', t('room'), ({ game }) => nameOf(game)),
    figureColumn('days', td('daysWaited'), ({ ageInDays }) => ageInDays),
  ];
}

/** What was played, and by whom. */
export function useGameName(): (game: QueuedGame['game']) => string {
  const t = useTranslations('freeDesk');
  return ({ ruleset, variant, players }) =>
    `${t(`kind.${ruleset ?? variant ?? 'TEST'}`)}: ${players.map(({ name }) => name).join(', ')}`;
}
