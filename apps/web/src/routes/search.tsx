import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useHydrated } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { load } from '../api/load.js';
import { usePage } from '../api/page-context.js';
import { asked } from '../api/queries.js';
import { loadWords } from '../messages/loading.js';
import { Title } from '../ui/title.js';
import { MoreWords } from '../ui/more-words.js';
import { type WordsSought, wordsSought } from '../features/search/address.js';
import { Finder } from '../features/search/finder.js';
import { recentlyFound } from '../features/search/recent.js';
import { Results } from '../features/search/results.js';
import { searchEverything, searchVariables } from '../features/search/queries.js';

export const Route = createFileRoute('/search')({
  validateSearch: wordsSought,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [words] = await Promise.all([
      loadWords(context.language, 'search'),
      deps.q === undefined ? null : load(context, searchEverything, searchVariables(deps.q, deps, context.namesIn)),
    ]);
    return { words };
  },
  component: SearchPage,
});

/** Whatever the office shows to everybody, by a few letters of its name. */
function SearchPage() {
  const { words } = Route.useLoaderData();
  return (
    <MoreWords words={words}>
      <Search sought={Route.useSearch()} />
    </MoreWords>
  );
}

function Search({ sought }: { readonly sought: WordsSought }) {
  const t = useTranslations('search');
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1 className="unseen">{t('title')}</h1>
      <Finder sought={sought} />
      {sought.q === undefined ? <Beginning /> : <Found q={sought.q} sought={sought} />}
    </>
  );
}

/** Before anything is looked for: what was found here before, and what can be looked for. */
function Beginning() {
  const t = useTranslations('search');
  const recent = useHydrated() ? recentlyFound() : [];
  return (
    <>
      <p className="legend">{t('what')}</p>
      <Instead />
      {recent.length === 0 ? null : (
        <section aria-labelledby="recent" className="found">
          <div>
            <div className="head">
              <h2 id="recent">{t('recent')}</h2>
            </div>
            <ul className="ruled">
              {recent.map(({ name, address }) => (
                <li key={address}>
                  <a href={address} className="hit">
                    <b>{name}</b>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

function Found({ q, sought }: { readonly q: string; readonly sought: WordsSought }) {
  const t = useTranslations('search');
  const { ask, namesIn } = usePage();
  const { data } = useSuspenseQuery(asked(ask, searchEverything, searchVariables(q, sought, namesIn)));
  const { count, groups } = data.search;
  if (count === 0) return <Nothing q={q} />;
  return (
    <>
      <p className="legend">
        <span role="status">{t('found', { count })}</span>{' '}
        <span className="of-keys">
          {t.rich('keys', {
            down: () => <kbd>↓</kbd>,
            up: () => <kbd>↑</kbd>,
            enter: () => <kbd>↵</kbd>,
            slash: () => <kbd>/</kbd>,
            control: () => <kbd>Ctrl K</kbd>,
          })}
        </span>
      </p>
      <Results groups={groups} sought={sought} />
      {sought.group === undefined ? null : (
        <p>
          <Link to="/search" search={{ q }}>
            {t('everything')}
          </Link>
        </p>
      )}
    </>
  );
}

/** What else can be tried. */
function Nothing({ q }: { readonly q: string }) {
  const t = useTranslations('search');
  return (
    <>
      <p role="status">
        <b>{t('nothing', { q })}</b>
      </p>
      <p className="legend">{t('perhaps')}</p>
      <Instead />
    </>
  );
}

/** Lists that can be looked through. */
function Instead() {
  const t = useTranslations('search');
  return (
    <p>
      {t.rich('instead', {
        players: (words) => <Link to="/players">{words}</Link>,
        teams: (words) => <Link to="/teams">{words}</Link>,
        announcements: (words) => <Link to="/announcements">{words}</Link>,
        matches: (words) => <Link to="/matches">{words}</Link>,
      })}
    </p>
  );
}
