import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { textColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the list and its files show of a team. A column names here what it needs. */
export const teamOfListFields = graphql(`
  fragment TeamOfListFields on Team {
    id
    name
    members {
      captain
      lastDay
      person {
        id
        name
      }
    }
  }
`);
export type TeamOfList = ResultOf<typeof teamOfListFields>;

/** Teams as they are saved. */
export function useTeamColumns(): readonly Column<TeamOfList>[] {
  const t = useTranslations('directory');
  return [
    textColumn('team', t('team'), ({ name }) => name),
    textColumn('members', t('members'), (team) =>
      present(team)
        .map(({ name }) => name)
        .join(', '),
    ),
  ];
}

/** The captain first; who has left is not of it any more. */
export function present({ members }: TeamOfList) {
  return members
    .filter(({ lastDay }) => lastDay === null)
    .toSorted((a, b) => Number(b.captain) - Number(a.captain))
    .map(({ person }) => person);
}
