import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { textColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the list, the columns below and its own page show of a team. A column names here what it needs. */
export const teamRowFields = graphql(`
  fragment TeamRowFields on Team {
    id
    name
    seasonYear
    state
    mostMembers
    members {
      captain
      firstDay
      lastDay
      person {
        id
        name
      }
    }
    proposed {
      captain
      declined
      elsewhere
      person {
        id
        name
      }
    }
  }
`);
export type AdministeredTeam = ResultOf<typeof teamRowFields>;

/** Teams as they are saved. */
export function useTeamColumns(): readonly Column<AdministeredTeam>[] {
  const t = useTranslations('teams');
  const tm = useTranslations('teamMembers');
  const membersOf = useMembersOf();
  return [textColumn('team', t('name'), ({ name }) => name), textColumn('members', tm('heading'), membersOf)];
}

/** Who is of a team; of one that was carried over and has nobody yet, who is asked. */
export function useMembersOf(): (team: Pick<AdministeredTeam, 'members' | 'proposed'>) => string {
  const t = useTranslations('teamMembers');
  return ({ members, proposed }) =>
    [...members.filter(({ lastDay }) => lastDay === null), ...(members.length === 0 ? (proposed ?? []) : [])]
      .map(({ person, captain }) => (captain ? `${person.name} (${t('captain')})` : person.name))
      .join(', ');
}
