import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../../api/graphql.js';
import { figureColumn, textColumn } from '../../../ui/table/columns.js';
import type { Column } from '../../../ui/table/table.js';

/** What the queue, the columns below and its own page show of a request. A column names here what it needs. */
export const requestFields = graphql(`
  fragment RequestFields on JuryRequest {
    id
    kind
    state
    seasonYear
    version
    words
    reason
    advice
    age
    askedAt
    date
    order
    venueName
    deadline
    overdue
    decidedOn
    mayDecide
    askedBy {
      name
    }
    decidedBy {
      name
    }
    person {
      id
      name
    }
    replaces {
      id
      name
    }
    side {
      id
      name
    }
    plannedMatch {
      sideA {
        id
        name
      }
      sideB {
        id
        name
      }
    }
  }
`);
export type JuryRequest = ResultOf<typeof requestFields>;

/** A queue as it is saved. */
export function useRequestColumns(): readonly Column<JuryRequest>[] {
  const t = useTranslations('requests');
  const td = useTranslations('desk');
  return [
    textColumn('side', t('side'), ({ side }) => side.name),
    textColumn('kind', t('what'), ({ kind }) => t(`kind.${kind}`)),
    textColumn('deadline', t('until'), ({ deadline }) => deadline ?? ''),
    figureColumn('days', td('daysWaited'), ({ age }) => age),
  ];
}
