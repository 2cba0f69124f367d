import { loadWords } from '../../messages/loading.js';
import { sheetManifest } from '../../messages/sheet-manifest.js';
import { createFileRoute, Link, Outlet, useHydrated, useLocation } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { addStyles } from '../../ui/add-styles.js';
import { usePage } from '../../api/page-context.js';
import { Head } from '../../ui/head.js';
import { Title } from '../../ui/title.js';
import { MoreWords } from '../../ui/more-words.js';
import chipStyles from '../../game/chips.css?inline';
import playingStyles from '../../game/playing/playing.css?inline';
import { takeAlong } from '../../features/sheets/offline/take-along.js';
import styles from '../../features/sheets/sheets.css?inline';
import numbers from '../../ui/standing/number.css?inline';
import { SheetsContext, sheetsOf, useSheets } from '../../features/sheets/use-sheets.js';

/**
 * The sheets of one's own. They are kept on the phone, so nothing is asked for before a page is shown, and the office renders
 * the same frame for all of them: that is what a phone without a network begins with.
 */
export const Route = createFileRoute('/sheets')({
  loader: ({ context }) => loadWords(context.language, 'sheets', 'playing', 'cards'),
  staleTime: Infinity,
  component: SheetsArea,
});

/** Until the script runs all of these pages are one: what they show is on the phone, not at the office. */
function SheetsArea() {
  const isAwake = useHydrated();
  const { language } = usePage();
  return (
    <MoreWords words={Route.useLoaderData()}>
      <Head>
        <link rel="manifest" href={sheetManifest(language)} />
      </Head>
      {isAwake ? <Awake /> : <Opening />}
    </MoreWords>
  );
}

function Opening() {
  const t = useTranslations('sheets');
  return (
    <div className="entry">
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <p className="freshness">{t('opening')}</p>
      <noscript>
        <p className="problem">{t('script')}</p>
      </noscript>
    </div>
  );
}

function Awake() {
  const { ask } = usePage();
  useLayoutEffect(() => addStyles(numbers + chipStyles + styles + playingStyles), []);
  useEffect(takeAlong, []);
  return (
    <SheetsContext value={sheetsOf(ask)}>
      <Rooms />
    </SheetsContext>
  );
}

function Rooms() {
  const { state, room } = useSheets();
  const { publicHref } = useLocation();
  const t = useTranslations('sheets');
  if (state === 'opening') return <Opening />;
  if (state === 'ready') {
    return (
      <div className="entry">
        {room === 'enough' ? null : (
          <p className="problem" role="alert">
            {t(room === 'none' ? 'noRoom' : 'shortRoom')}
          </p>
        )}
        <Outlet />
      </div>
    );
  }
  return (
    <div className="entry">
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <p className="problem" role="alert">
        {t(`why.${state}`)}
      </p>
      {state === 'stranger' ? (
        <Link to="/login" search={{ next: publicHref }} className="action main">
          {t('logIn')}
        </Link>
      ) : null}
    </div>
  );
}
