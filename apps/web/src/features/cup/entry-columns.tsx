import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { PersonLinks } from '../../ui/links.js';
import { figureColumn, personsColumn, sideColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the columns below and the medals show of an entry. A column names here what it needs. */
export const entryFields = graphql(`
  fragment CupEntryFields on CupListEntry {
    number
    pair {
      id
      name
      players {
        lastDay
        person {
          id
          name
        }
      }
    }
  }
`);
export type CupListEntry = ResultOf<typeof entryFields>;

export function useEntryColumns(): readonly Column<CupListEntry>[] {
  const t = useTranslations('cup');
  const playersOf = ({ pair }: CupListEntry) =>
    pair.players.map(({ person, lastDay }) => ({ ...person, isGone: lastDay !== null }));
  return [
    figureColumn('number', t('number'), ({ number }) => number),
    sideColumn('pair', t('pair'), ({ pair }) => pair),
    {
      ...personsColumn('players', t('players'), playersOf),
      cell: (entry) => (
        <PersonLinks persons={playersOf(entry)} after={({ isGone }) => (isGone ? ` (${t('left')})` : '')} />
      ),
    },
  ];
}
