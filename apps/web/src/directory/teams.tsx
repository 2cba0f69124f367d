import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { asked } from '../graphql/queries.js';
import { PersonLinks, SideLink } from '../people/links.js';
import { textColumn } from '../table/columns.js';
import { CursorLinks } from '../table/cursor-links.js';
import { Downloads } from '../table/downloads.js';
import { Choice, Filters } from '../table/filters.js';
import { allTeams, type Team, teamsVariables } from './queries.js';

export const allTeamsPage = createLazyRoute('/teams')({ component: AllTeamsPage });

/** The teams of a season with their members. */
function AllTeamsPage() {
  const search = allTeamsPage.useSearch();
  const { newest } = allTeamsPage.useLoaderData();
  const t = useTranslations('directory');
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, allTeams, teamsVariables(search, newest)));
  const year = search.season ?? newest;
  const { nodes, pageInfo } = data.teams;
  return (
    <>
      <Title description={t('teamsDescription', { year })}>{t('teamsOf', { year })}</Title>
      <h1>{t('teamsOf', { year })}</h1>
      <Filters search={{ ...search }} names={['season']} submit={t('show')}>
        <Choice name="season" label={t('season')} chosen={year}>
          {data.seasons.nodes.map((each) => (
            <option key={each.year}>{each.year}</option>
          ))}
        </Choice>
      </Filters>
      {nodes.length === 0 ? <p className="empty">{t('noTeams', { year })}</p> : null}
      <ul className="ruled">
        {nodes.map((team) => (
          <li key={team.id}>
            <span className="result">
              <SideLink side={team} />
            </span>
            <span>
              <PersonLinks persons={present(team)} />
            </span>
          </li>
        ))}
      </ul>
      <CursorLinks pageInfo={pageInfo} />
      {nodes.length === 0 ? null : (
        <Downloads
          name={`teams-${year}`}
          columns={[
            textColumn<Team>('team', t('team'), ({ name }) => name),
            textColumn<Team>('members', t('members'), (team) =>
              present(team)
                .map(({ name }) => name)
                .join(', '),
            ),
          ]}
          rows={nodes}
        />
      )}
    </>
  );
}

/** The captain first; who has left is not of it any more. */
function present({ members }: Team) {
  return members
    .filter(({ lastDay }) => lastDay === null)
    .toSorted((a, b) => Number(b.captain) - Number(a.captain))
    .map(({ person }) => person);
}
