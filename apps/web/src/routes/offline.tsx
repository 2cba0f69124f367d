import { createFileRoute, Link, useHydrated, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Title } from '../ui/title.js';
import { Moment } from '../ui/days.js';
import { type LastTable, lastTables } from '../features/offline/last-tables.js';
import { WhatWorks } from '../features/offline/what-works.js';
import { PagesHere } from '../features/offline/pages-here.js';
import { hasSheets } from '../api/service-worker.js';
import { Lines } from '../ui/table/lines.js';

/** What is shown in place of a page that cannot be fetched; the worker leads here, with the address behind the `#`. */
export const Route = createFileRoute('/offline')({
  component: OfflinePage,
});

const SheetsHere = lazy(() =>
  import('../features/sheets/here-offline.js').then(({ SheetsHere: each }) => ({ default: each })),
);

/** Without a network: that it is so, the sheets of this phone, and the tables as they were read last. */
function OfflinePage() {
  const t = useTranslations('offline');
  const isAwake = useHydrated();
  const { hash } = useLocation();
  // An address of the office and no other: what follows the slash is not what browsers take for a host.
  const wanted = isAwake && /^\/(?:\w|$)/.test(hash) ? hash : null;
  const tables = isAwake ? lastTables() : [];
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <p>{t('words')}</p>
      <WhatWorks />
      {wanted === null ? null : (
        <p>
          <a href={wanted} className="action main">
            {t('again')}
          </a>
        </p>
      )}
      {isAwake && hasSheets() ? (
        <section aria-labelledby="sheets-here">
          <h2 id="sheets-here">{t('sheets')}</h2>
          <Suspense fallback={null}>
            <SheetsHere />
          </Suspense>
          <Link to="/sheets" className="action">
            {t('toSheets')}
          </Link>
        </section>
      ) : null}
      {isAwake ? <PagesHere /> : null}
      <h2>{t('tables')}</h2>
      {tables.length === 0 ? <p className="empty">{t('noTables')}</p> : null}
      {tables.map((table) => (
        <Last key={table.address} table={table} />
      ))}
    </>
  );
}

function Last({ table: { title, at, head, rows } }: { readonly table: LastTable }) {
  const t = useTranslations('offline');
  return (
    <Lines
      look="last-table"
      caption={
        <>
          <strong>{title}</strong>{' '}
          <small>
            {t('asOf')} <Moment of={new Date(at).toISOString()} />
          </small>
        </>
      }
      hasHeadings={head.length > 0}
      columns={(head.length > 0 ? head : (rows[0] ?? [])).map((heading, index) => ({
        id: String(index),
        heading,
        cell: ({ cells }: { readonly cells: readonly string[]; readonly place: number }) => cells[index],
      }))}
      rows={rows.map((cells, place) => ({ cells, place }))}
      rowKey={({ place }) => place}
    />
  );
}
