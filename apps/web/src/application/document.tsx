import { Link, Outlet, useHydrated, useLocation, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { addressIn } from '../language/addresses.js';
import { type Language, languages, nameOfLanguage } from '../language/languages.js';
import { isEmbedded, pageOfFrame } from './embedded.js';
import { keepTables } from '../offline/last-tables.js';
import { registerWorker } from '../offline/worker.js';
import { useDueNumber } from './due-number.js';
import { usePage } from './page-context.js';

/** The page from `<html>` on: the frame is the same on all of them. */
export function Document() {
  const { language, assets } = usePage();
  const t = useTranslations('frame');
  const td = useTranslations('directory');
  const { pathname } = useLocation();
  useReadiness();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={assets.script} />
        <Alternatives />
      </head>
      <body className={isEmbedded(pathname) ? 'embedded' : undefined}>
        <a className="skip" href="#content">
          {t('skip')}
        </a>
        <Header />
        <Loading />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <footer>
          <p>{t('source')}</p>
          <Link to="/seasons">{td('seasons')}</Link>
          <Link to="/teams">{td('teams')}</Link>
          <Link to="/players">{td('players')}</Link>
          <Link to="/rules/$document" params={{ document: 'royal-tarokk' }}>
            {t('rules')}
          </Link>
          <Link to="/table">{t('openTable')}</Link>
          <LanguageChoice />
        </footer>
      </body>
    </html>
  );
}

/** What is done when a page rests: its tables are kept, and the page that is shown without a network. */
function useReadiness(): void {
  const { pathname } = useLocation();
  const isResting = useRouterState({ select: ({ status }) => status === 'idle' });
  useEffect(() => {
    if (!isResting || isEmbedded(pathname)) return;
    // At once, for who looks and goes on.
    keepTables();
    // What somebody waits for comes first.
    const timer = setTimeout(() => {
      registerWorker();
      keepTables();
    }, 1500);
    return () => clearTimeout(timer);
  }, [pathname, isResting]);
}

/** The page before stays until the next one is there; that it is on its way is said when it takes longer than a moment. */
function Loading() {
  const t = useTranslations('frame');
  const isAwake = useHydrated();
  const isUnderWay = useRouterState({ select: ({ status }) => status === 'pending' });
  return (
    <p role="status" className="loading">
      {isAwake && isUnderWay ? t('loading') : ''}
    </p>
  );
}

/** The competitions, and what is looked up; on a phone behind one button, which needs no script. */
function Header() {
  const { isLoggedIn } = usePage();
  const t = useTranslations();
  const { pathname } = useLocation();
  const due = useDueNumber();
  return (
    <header>
      <Link to="/" className="office">
        {t('office.name')}
      </Link>
      {/* Another page closes it. */}
      <details key={pathname} className="menu">
        <summary>
          {t('frame.menu')}
          <DueMark number={due} />
        </summary>
      </details>
      <nav aria-label={t('frame.navigation')}>
        <ul>
          {pages.map(([to, name]) => (
            <li key={to}>
              <Link to={to} activeProps={{ 'aria-current': 'page' }}>
                {t(`frame.${name}`)}
              </Link>
            </li>
          ))}
          {isLoggedIn ? (
            <li className="own">
              <Link to="/sheets" preload={false} activeProps={{ 'aria-current': 'page' }}>
                {t('frame.sheets')}
              </Link>
            </li>
          ) : null}
          <li className={isLoggedIn ? undefined : 'own'}>
            <Link to="/account" preload={false} activeProps={{ 'aria-current': 'page' }}>
              {t('frame.account')}
              <DueMark number={due} />
            </Link>
          </li>
        </ul>
      </nav>
    </header>
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

const pages = [
  ['/championship', 'championship'],
  ['/cup', 'cup'],
  ['/grand-prix', 'grandPrix'],
  ['/free-championship', 'free'],
  ['/trophies', 'trophies'],
  ['/announcements', 'announcements'],
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
              {nameOfLanguage[each]}
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
    <>
      <link rel="canonical" href={origin + address(language)} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + address(each)} />
      ))}
    </>
  );
}

function useAddress(): (language: Language) => string {
  const { pathname, search } = useLocation();
  const { stringifySearch } = useRouter().options;
  const page = pageOfFrame(pathname);
  return (language) => addressIn(language, page) + stringifySearch(search as never);
}
