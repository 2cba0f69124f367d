import { createLazyRoute, useHydrated } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { dress } from '../application/dress.js';
import { Title } from '../application/title.js';
import { MoreWords } from '../language/area.js';
import playingStyles from '../playing/playing.css?inline';
import { registerWorker } from '../offline/worker.js';
import entryStyles from '../sheets/sheets.css?inline';
import { readTableSearch, textOfDeal, dealOfSearch } from './search.js';
import { Setting } from './setting.js';
import { Table } from './table.js';

export const openTablePage = createLazyRoute('/table')({ component: OpenTablePage });

function OpenTablePage() {
  const isAwake = useHydrated();
  return (
    <MoreWords words={openTablePage.useLoaderData()}>
      <div className="entry playing-table">{isAwake ? <Awake /> : <Opening />}</div>
    </MoreWords>
  );
}

/** What can be read without the script, and before it runs. */
function Opening() {
  const t = useTranslations('playing');
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <noscript>
        <p className="problem">{t('script')}</p>
      </noscript>
    </>
  );
}

function Awake() {
  const t = useTranslations('playing');
  const search = readTableSearch({ ...openTablePage.useSearch() });
  useLayoutEffect(() => dress(entryStyles + playingStyles), []);
  useEffect(registerWorker, []);
  const deal = dealOfSearch(search);
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1 className={deal === null ? undefined : 'small-heading'}>{t('title')}</h1>
      {deal === null ? <Setting search={search} /> : <Table key={textOfDeal(deal)} search={search} deal={deal} />}
    </>
  );
}
