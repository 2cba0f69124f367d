import { loadWords } from '../messages/loading.js';
import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { addStyles } from '../ui/add-styles.js';
import { Title } from '../ui/title.js';
import { MoreWords } from '../ui/more-words.js';
import chipStyles from '../game/chips.css?inline';
import playingStyles from '../game/playing/playing.css?inline';
import { registerWorker } from '../api/service-worker.js';
import entryStyles from '../features/sheets/sheets.css?inline';
import { dealOfSearch, textOfDeal } from '../features/open-table/deal.js';
import { tableSearch } from '../features/open-table/search.js';
import { Setting } from '../features/open-table/setting.js';
import { Table } from '../features/open-table/table.js';

/** A table at which anybody plays a deal through; nothing of it is sent to the office, or asked of it. */
export const Route = createFileRoute('/table')({
  validateSearch: tableSearch,
  loader: ({ context }) => loadWords(context.language, 'playing', 'cards'),
  staleTime: Infinity,
  component: OpenTablePage,
});

function OpenTablePage() {
  const isAwake = useHydrated();
  return (
    <MoreWords words={Route.useLoaderData()}>
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
  const search = Route.useSearch();
  useLayoutEffect(() => addStyles(chipStyles + entryStyles + playingStyles), []);
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
