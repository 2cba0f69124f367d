import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { asked } from '../../api/queries.js';
import { PersonLinks, SideLink } from '../../ui/links.js';
import { CursorLinks } from '../../ui/table/cursor-links.js';
import { Downloads } from '../../ui/table/downloads.js';
import { Choice, Filters } from '../../ui/table/filters.js';
import { allTeams, teamsVariables } from '../../features/directory/queries.js';
import { present, useTeamColumns } from '../../features/directory/team-columns.js';
import { Titled } from '../../ui/table/titled.js';
import { load } from '../../api/load.js';
import { newestYear } from '../../features/season/newest-year.js';
import { teamsSearch } from '../../features/directory/search.js';

export const Route = createFileRoute('/teams/')({
  validateSearch: teamsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const newest = await newestYear(context);
    await load(context, allTeams, teamsVariables(deps, newest));
    return { newest };
  },
  component: AllTeamsPage,
});

/** The teams of a season with their members. */
function AllTeamsPage() {
  const search = Route.useSearch();
  const { newest } = Route.useLoaderData();
  const t = useTranslations('directory');
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, allTeams, teamsVariables(search, newest)));
  const year = search.season ?? newest;
  const columns = useTeamColumns();
  const { nodes, pageInfo } = data.teams;
  return (
    <>
      <Title description={t('teamsDescription', { year })}>{t('teamsOf', { year })}</Title>
      <Titled
        heading={<h1>{t('teamsOf', { year })}</h1>}
        controls={
          <>
            <Filters search={{ ...search }} names={['season']} submit={t('show')}>
              <Choice name="season" label={t('season')} chosen={year}>
                {data.seasons.nodes.map((each) => (
                  <option key={each.year}>{each.year}</option>
                ))}
              </Choice>
            </Filters>
            {nodes.length === 0 ? null : <Downloads name={`teams-${year}`} columns={columns} rows={nodes} />}
          </>
        }
      />
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
    </>
  );
}
