import { useFormatter, useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { figureColumn, personColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the columns below and the events of a player show. A column names here what it needs. */
export const playerFields = graphql(`
  fragment PlayerOfYearFields on GrandPrixPlayer {
    best
    wins
    person {
      id
      name
    }
    appearances {
      rank
      total
      grandPrix {
        id
        name
        date
      }
      pair {
        id
        name
      }
      partner {
        id
        name
      }
    }
  }
`);
export type PlayerOfYear = ResultOf<typeof playerFields>;

export function usePlayerColumns(): readonly Column<PlayerOfYear>[] {
  const t = useTranslations('grandPrix');
  const format = useFormatter();
  const explains = ({ person, appearances }: PlayerOfYear): string =>
    t('explainPlayer', { name: person.name, events: appearances.length });
  return [
    personColumn('player', t('player'), ({ person }) => person),
    figureColumn('events', t('events'), ({ appearances }) => appearances.length, { explains }),
    figureColumn('wins', t('wins'), ({ wins }) => wins),
    figureColumn('best', t('bestTotal'), ({ best }) => best, { shown: (best) => format.number(best) }),
  ];
}
