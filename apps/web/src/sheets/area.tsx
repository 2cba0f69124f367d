import { createLazyRoute, Link, Outlet, useHydrated, useLocation } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { dress } from '../application/dress.js';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { MoreWords } from '../language/area.js';
import playingStyles from '../playing/playing.css?inline';
import { takeAlong } from './offline/take-along.js';
import styles from './sheets.css?inline';
import { SheetsContext, sheetsOf, useSheets } from './use-sheets.js';

export const sheetsArea = createLazyRoute('/sheets')({ component: SheetsArea });

/** Until the script runs all of these pages are one: what they show is on the phone, not at the office. */
function SheetsArea() {
  const isAwake = useHydrated();
  const { language } = usePage();
  return (
    <MoreWords words={sheetsArea.useLoaderData()}>
      <link rel="manifest" href={`/sheets.${language}.webmanifest`} />
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
  useLayoutEffect(() => dress(styles + playingStyles), []);
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
