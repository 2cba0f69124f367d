import {
  createRootRouteWithContext,
  Link,
  Outlet,
  useHydrated,
  useLocation,
  useNavigate,
  useRouter,
  useMatches,
  useRouterState,
} from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { addressIn } from '../messages/addresses.js';
import { languages, nameOfLanguage, type PageLanguage } from '../messages/languages.js';
import { Mark } from '../game/cards/mark.js';
import { KeysOnQuestionMark, useKeys } from '../ui/keys/keys.js';
import { Head } from '../ui/head.js';
import { InTurn } from '../ui/in-turn.js';
import { frameOf, isEmbedded, pageOfFrame } from '../ui/look/frame.js';
import { styleThere } from '../ui/look/style-there.js';
import { keepTables } from '../features/offline/last-tables.js';
import { registerWorker } from '../api/service-worker.js';
import { useDueNumber } from '../features/due/due-number.js';
import type { PageContext } from '../api/context.js';
import { loadOfficial, useOfficial } from '../api/official.js';
import { usePage } from '../api/page-context.js';
import { GoneNotice, KeptNotice } from '../features/offline/kept-notice.js';
import { tellRead } from '../features/offline/read-page.js';
import { Day } from '../ui/days.js';
import { ThemeChoice } from '../ui/look/theme-choice.js';

export const Route = createRootRouteWithContext<PageContext>()({
  // A page waits for its own style.
  beforeLoad: ({ location }) => styleThere(location.pathname),
  loader: ({ context, location }) => loadOfficial(context, location.pathname),
  // What the page before knew of its reader holds for this one; acts and time ask again.
  staleTime: Infinity,
  component: Frame,
});

/** What stands in `<body>`: the same on all pages but for what is open. */
function Frame() {
  const { writtenTexts } = usePage();
  const t = useTranslations('frame');
  const to = useTranslations('officeTexts');
  const td = useTranslations('directory');
  const { pathname } = useLocation();
  useReadiness();
  useLayoutEffect(() => {
    const frame = frameOf(pathname) ?? '';
    // Setting what is there has a browser judge the style of the whole page anew.
    if (document.body.className !== frame) document.body.className = frame;
  }, [pathname]);
  return (
    <>
      <Alternatives />
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <InTurn>
        <Header />
      </InTurn>
      <Loading />
      <main id="content" tabIndex={-1}>
        <KeptNotice />
        <GoneNotice />
        <InTurn>
          <Outlet />
        </InTurn>
      </main>
      <footer>
        <InTurn>
          <div>
            <p>{t('source')}</p>
            <Link to="/rules/$document" params={{ document: 'royal-tarokk' }}>
              {t('rules')}
            </Link>
            <Link to="/table">{t('openTable')}</Link>
            <Link to="/free-championship">{t('free')}</Link>
            <Link to="/teams">{td('teams')}</Link>
            <Link to="/seasons">{td('seasons')}</Link>
            <a href="/graphiql">{t('programs')}</a>
            {writtenTexts.map((kind) => (
              <Link key={kind} to={`/${kind}`}>
                {to(`title.${kind}`)}
              </Link>
            ))}
          </div>
          <div>
            <LanguageChoice />
            <ThemeChoice />
          </div>
        </InTurn>
      </footer>
      <KeysOnQuestionMark />
    </>
  );
}

/** What is done when a page rests: it is kept where it may be, its tables are, and the page that is shown without a network. */
function useReadiness(): void {
  const { pathname } = useLocation();
  const isResting = useRouterState({
    select: ({ status }) => status === 'idle',
  });
  useEffect(() => {
    if (!isResting || isEmbedded(pathname)) return;
    // Soon, for who looks and goes on.
    const soon = setTimeout(keep);
    // What somebody waits for comes first.
    const later = setTimeout(() => {
      registerWorker();
      keep();
    }, 1500);
    return () => {
      clearTimeout(soon);
      clearTimeout(later);
    };
  }, [pathname, isResting]);
}

function keep(): void {
  keepTables();
  tellRead();
}

/** The page before stays until the next one is there; that it is on its way is said when it takes longer than a moment. */
function Loading() {
  const t = useTranslations('frame');
  const isAwake = useHydrated();
  const isUnderWay = useRouterState({
    select: ({ status }) => status === 'pending',
  });
  return (
    <p role="status" className="loading">
      {isAwake && isUnderWay ? t('loading') : ''}
    </p>
  );
}

/** The competitions, and what is looked up; on a phone behind one button, which needs no script. */
function Header() {
  const { isLoggedIn } = usePage();
  const t = useTranslations('frame');
  const { pathname } = useLocation();
  const due = useDueNumber();
  const official = useOfficial(pathname);
  const belongsTo = useAreas();
  // The pages of the office lie below other addresses, too.
  const atDesk = /^\/(?:jury|people|requests)(?:\/|$)/.test(pathname) ? 'true' : undefined;
  return (
    <header className={official === null ? 'mast' : 'mast official'}>
      <div>
        <Mark />
        <InTurn>
          <Printed />
        </InTurn>
        {/* Another page closes it. */}
        <details key={pathname} className="menu">
          <summary className="chevron">
            <span className="closed-menu">
              {t('menu')}
              <DueMark number={due} />
            </span>
            <span className="opened-menu">{t('closeMenu')}</span>
          </summary>
        </details>
        <InTurn>
          <nav className="areas" aria-label={t('navigation')}>
            <ul>
              {areas.map(([to, name]) => (
                <li key={to}>
                  <Link to={to} activeProps={present} aria-current={belongsTo.includes(to) ? 'true' : undefined}>
                    {t(name)}
                  </Link>
                </li>
              ))}
              {further.map(([to, name]) => (
                <li key={to} className="further">
                  {/* A match or a team is marked at its competition, which is nearer than the list of all. */}
                  <Link
                    to={to}
                    activeProps={present}
                    activeOptions={{ exact: belongsTo.length > 0 }}
                    aria-current={belongsTo.includes(to) ? 'true' : undefined}
                  >
                    {t(name)}
                  </Link>
                </li>
              ))}
              <li className="further">
                <Link to="/rules/$document" params={{ document: 'royal-tarokk' }} activeProps={present}>
                  {t('rules')}
                </Link>
              </li>
            </ul>
          </nav>
        </InTurn>
        <InTurn>
          <LanguageChoice />
          <nav className="own" aria-label={t('yours')}>
            <ul>
              <li>
                <SearchLink />
              </li>
              {official === null ? null : (
                <li>
                  {official.jury ? (
                    <Link to="/jury" preload={false} activeProps={present} aria-current={atDesk}>
                      {t('desk')}
                      <DueMark number={official.waiting} />
                    </Link>
                  ) : (
                    <Link to="/administration" preload={false} activeProps={present} aria-current={atDesk}>
                      {t('administration')}
                    </Link>
                  )}
                </li>
              )}
              {isLoggedIn ? (
                <>
                  <li>
                    <Link to="/sheets" preload={false} activeProps={present}>
                      {t('sheets')}
                    </Link>
                  </li>
                  <li>
                    <Link to="/account" preload={false} activeProps={present}>
                      {t('account')}
                      <DueMark number={due} />
                    </Link>
                  </li>
                </>
              ) : (
                <li>
                  <Link to="/login" preload={false} activeProps={present}>
                    {t('logIn')}
                  </Link>
                </li>
              )}
            </ul>
          </nav>
        </InTurn>
      </div>
    </header>
  );
}

/** Where a page belongs whose address does not say it, as a match to its competitions and a team to the championship: its loader says it. */
function useAreas(): readonly string[] {
  return (
    useMatches({
      select: (pages) =>
        pages.map(({ loaderData }) => loaderData).find((loaded) => loaded !== undefined && 'areas' in loaded)?.areas,
    }) ?? []
  );
}

/** From every page: by the link, by `/` and by Ctrl-K. */
function SearchLink() {
  const t = useTranslations('frame');
  const navigate = useNavigate();
  const open = (): void => {
    void navigate({ to: '/search' }).then(() => document.querySelector<HTMLElement>('.finder input')?.focus());
  };
  useKeys(['/', 'Control+k'].map((key) => ({ key, name: t('search'), press: open })));
  return (
    <Link to="/search" activeProps={present} aria-keyshortcuts="/ Control+K">
      {t('search')}
    </Link>
  );
}

const present = { 'aria-current': 'page' } as const;

/** On paper: of which day the page is, and where it is found. */
function Printed() {
  const { language, madeAt, origin } = usePage();
  const t = useTranslations('frame');
  const address = useAddress();
  const isHydrated = useHydrated();
  return (
    <p className="printed">
      {t.rich('printed', {
        day: () => <Day of={madeAt.slice(0, 10)} style="long" />,
      })}
      {/* Without a network a sheet begins with the page of all sheets: its own address is written when the page is awake. */}
      <span key={String(isHydrated)}>{origin + address(language)}</span>
    </p>
  );
}

/** Beside the way to the list of what is due: its number, for the eyes and in words. */
function DueMark({ number }: { readonly number: number }) {
  const t = useTranslations('frame');
  if (number === 0) return null;
  return (
    <>
      {' '}
      <span className="due-number" aria-hidden="true">
        {number}
      </span>
      <span className="unseen">{t('due', { number })}</span>
    </>
  );
}

const areas = [
  ['/championship', 'championship'],
  ['/cup', 'cup'],
  ['/grand-prix', 'grandPrix'],
  ['/trophies', 'trophies'],
  ['/announcements', 'announcements'],
  ['/players', 'players'],
] as const;

/** In the menu of a phone; where there is room they stand at the foot. */
const further = [
  ['/free-championship', 'free'],
  ['/teams', 'teams'],
  ['/matches', 'results'],
  ['/seasons', 'archive'],
  ['/table', 'openTable'],
] as const;

/** Another language is another page: the address says it, and the server remembers it. */
function LanguageChoice() {
  const { language } = usePage();
  const t = useTranslations('frame');
  const address = useAddress();
  return (
    <nav aria-label={t('language')} className="languages">
      <ul>
        {languages.map((each) => (
          <li key={each}>
            <a
              href={address(each)}
              lang={each}
              hrefLang={each}
              aria-current={each === language ? 'true' : undefined}
              // The token of an invitation stands behind #, which the server never sees.
              onClick={({ currentTarget }) => {
                currentTarget.hash = location.hash;
              }}
            >
              {nameOfLanguage(each)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** For search engines and messengers: the same page in the other languages, and the address that counts. */
function Alternatives() {
  const { origin, language } = usePage();
  const address = useAddress();
  return (
    <Head>
      <link rel="canonical" href={origin + address(language)} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + address(each)} />
      ))}
    </Head>
  );
}

function useAddress(): (language: PageLanguage) => string {
  const { pathname, search } = useLocation();
  const { stringifySearch } = useRouter().options;
  const page = pageOfFrame(pathname);
  return (language) => addressIn(language, page) + stringifySearch(search as never);
}
