import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Day } from '../language/days.js';
import { PersonLink } from '../people/links.js';
import { type Column, Table } from '../table/table.js';
import { useKindOf } from './kind.js';
import type { FreeYear, ListedGame } from './queries.js';
import { type FreeSearch, handedKinds } from './search.js';

/** The admitted games that were handed in by themselves: variants, sessions of other games, test games. */
export function Games({ games, search }: { readonly games: FreeYear['freeGames']; readonly search: FreeSearch }) {
  const t = useTranslations('free');
  const columns = useColumns();
  const { nodes } = games;
  return (
    <section aria-labelledby="games">
      <h2 id="games">{t('gamesHeading')}</h2>
      <KindForm search={search} />
      {nodes.length === 0 ? (
        <p className="empty">{t('noGames')}</p>
      ) : (
        <Table labelledBy="games" name="free-games" columns={columns} rows={nodes} rowKey={({ id }) => id} />
      )}
      <Pages games={games} />
    </section>
  );
}

function useColumns(): readonly Column<ListedGame>[] {
  const t = useTranslations('free');
  const { language } = usePage();
  const kindOf = useKindOf();
  return [
    { id: 'day', heading: t('day'), cell: ({ date }) => <Day of={date} style="short" /> },
    {
      id: 'game',
      heading: t('game'),
      cell: (game) => (
        <>
          <Link to="/$language/free-games/$id" params={{ language, id: game.id }}>
            {kindOf(game)}
          </Link>{' '}
          {game.verdict === null ? null : <small>{t(`verdict.${game.verdict}`)}</small>}
        </>
      ),
    },
    {
      id: 'players',
      heading: t('players'),
      minor: true,
      cell: ({ players }) =>
        players.map((person, index) => (
          <span key={person.id}>
            {index > 0 ? ', ' : ''}
            <PersonLink person={person} />
          </span>
        )),
    },
  ];
}

function KindForm({ search: { kind, after: _, before: __, ...others } }: { readonly search: FreeSearch }) {
  const t = useTranslations('free');
  const navigate = useNavigate();
  const show = (data: FormData): void => {
    const chosen = data.get('kind');
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, kind: chosen, after: undefined, before: undefined }) as never,
      resetScroll: false,
    });
  };
  return (
    <form
      className="filters"
      key={kind}
      onSubmit={(event) => {
        event.preventDefault();
        show(new FormData(event.currentTarget));
      }}
    >
      <p className="choice">
        <label htmlFor="kind">{t('kindHeading')}</label>
        <select id="kind" name="kind" defaultValue={kind ?? ''}>
          <option value="">{t('anyKind')}</option>
          {handedKinds.map((each) => (
            <option key={each} value={each}>
              {t(`kind.${each}`)}
            </option>
          ))}
        </select>
      </p>
      {Object.entries(others).map(([name, value]: [string, string | undefined]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" className="action">
        {t('showGames')}
      </button>
    </form>
  );
}

function Pages({ games: { pageInfo } }: { readonly games: FreeYear['freeGames'] }) {
  const t = useTranslations('table');
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  if (!hasNextPage && !hasPreviousPage) return null;
  const to = (cursor: { readonly after?: string; readonly before?: string }, rel: string, words: string) => (
    <Link
      to="."
      search={(before: object) => ({ ...before, after: undefined, before: undefined, ...cursor })}
      hash="games"
      className="action"
      rel={rel}
    >
      {words}
    </Link>
  );
  return (
    <nav className="pages" aria-label={t('pages')}>
      {hasPreviousPage && startCursor !== null ? to({ before: startCursor }, 'prev', t('previous')) : null}
      {hasNextPage && endCursor !== null ? to({ after: endCursor }, 'next', t('next')) : null}
    </nav>
  );
}
