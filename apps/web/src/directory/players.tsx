import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { asked } from '../graphql/queries.js';
import { PersonLink } from '../people/links.js';
import { CursorLinks } from '../table/cursor-links.js';
import { allPlayers, playersVariables } from './queries.js';
import { readPlayersSearch } from './search.js';

export const allPlayersPage = createLazyRoute('/players')({ component: AllPlayersPage });

/** All players by name; the form works without script, too. */
function AllPlayersPage() {
  const search = allPlayersPage.useSearch();
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
          const wanted = readPlayersSearch(Object.fromEntries(new FormData(event.currentTarget)));
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
