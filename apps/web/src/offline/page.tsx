import { createLazyRoute, Link, useHydrated, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Title } from '../application/title.js';
import { Moment } from '../language/days.js';
import { type LastTable, lastTables } from './last-tables.js';
import { hasSheets } from './worker.js';

export const offlinePage = createLazyRoute('/offline')({ component: OfflinePage });

const SheetsHere = lazy(() => import('../sheets/here-offline.js').then(({ SheetsHere: each }) => ({ default: each })));

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
    <table className="last-table">
      <caption>
        <strong>{title}</strong>{' '}
        <small>
          {t('asOf')} <Moment of={new Date(at).toISOString()} />
        </small>
      </caption>
      {head.length === 0 ? null : (
        <thead>
          <tr>
            {head.map((each, index) => (
              <th key={index} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            {row.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
