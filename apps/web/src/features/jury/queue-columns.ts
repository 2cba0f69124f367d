import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { figureColumn, textColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the queue and the columns below show of a match that waits. A column names here what it needs. */
export const queuedMatchFields = graphql(`
  fragment QueuedMatchFields on QueuedMatch {
    ageInDays
    overdue
    concerned
    gamesWithoutAny
    match {
      id
      revision
      date
      order
      state
      standing
      openErrors
      competitions
      sides {
        id
        name
      }
      raw {
        a
        b
      }
    }
  }
`);
export type Queued = ResultOf<typeof queuedMatchFields>;

/** A queue as it is saved. */
export function useQueueColumns(): readonly Column<Queued>[] {
  const t = useTranslations('desk');
  const tm = useTranslations('match');
  return [
    textColumn('day', t('part.date'), ({ match }) => match.date),
    textColumn('sides', t('part.sides'), ({ match }) => match.sides.map(({ name }) => name).join(' – ')),
    textColumn('raw', tm('gamePoints'), ({ match }) => `${match.raw.a} : ${match.raw.b}`),
    textColumn('competitions', t('part.competitions'), ({ match }) =>
      match.competitions.map((each) => tm(`competition.${each}`)).join(', '),
    ),
    textColumn('state', t('part.state'), ({ match }) => match.standing),
    figureColumn('days', t('daysWaited'), ({ ageInDays }) => ageInDays),
    figureColumn('errors', t('openErrors'), ({ match }) => match.openErrors),
    textColumn('impossible', t('notPossible'), ({ gamesWithoutAny }) => gamesWithoutAny.join(', ')),
  ];
}
