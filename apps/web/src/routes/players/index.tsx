import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { asked } from '../../api/queries.js';
import { PersonLink } from '../../ui/links.js';
import { CursorLinks } from '../../ui/table/cursor-links.js';
import { allPlayers, playersVariables } from '../../features/directory/queries.js';
import { playersSearch } from '../../features/directory/search.js';
import { load } from '../../api/load.js';

export const Route = createFileRoute('/players/')({
  validateSearch: playersSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await load(context, allPlayers, playersVariables(deps));
  },
  component: AllPlayersPage,
});

/** All players by name; the form works without script, too. */
function AllPlayersPage() {
  const search = Route.useSearch();
  const t = useTranslations('directory');
  const { ask } = usePage();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(asked(ask, allPlayers, playersVariables(search)));
  const { nodes, pageInfo } = data.persons;
  return (
    <>
      <Title description={t('playersDescription')}>{t('players')}</Title>
      <h1>{t('players')}</h1>
      <form
        className="filters"
        role="search"
        key={search.name}
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = playersSearch.parse(Object.fromEntries(new FormData(event.currentTarget)));
          void navigate({ to: '/players', search: wanted });
        }}
      >
        <p className="choice">
          <label htmlFor="player-wanted">{t('name')}</label>
          <input id="player-wanted" name="name" type="search" defaultValue={search.name} />
        </p>
        <button type="submit" className="action">
          {t('find')}
        </button>
      </form>
      {nodes.length === 0 ? <p className="empty">{t(search.name === undefined ? 'noPlayers' : 'nobody')}</p> : null}
      <ul className="names">
        {nodes.map((person) => (
          <li key={person.id}>
            <PersonLink person={person} />
          </li>
        ))}
      </ul>
      <CursorLinks pageInfo={pageInfo} />
    </>
  );
}
