import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link, useNavigate } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { asked } from '../../graphql/queries.js';
import { Downloads } from '../../table/downloads.js';
import { useLogColumns } from './columns.js';
import { auditLog, type Entry, logVariables } from './queries.js';
import { logFields, type LogSearch, readLogSearch } from './search.js';

export const logPage = createLazyRoute('/$language/_desk/jury/log')({ component: LogPage });

function LogPage() {
  const search = logPage.useSearch();
  const { ask, language } = usePage();
  const { data } = useSuspenseQuery(asked(ask, auditLog, logVariables(search)));
  const t = useTranslations('log');
  const columns = useLogColumns();
  const { nodes, pageInfo } = data.auditEntries;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <p>{t('description')}</p>
      <Filter search={search} chains={data.auditHeads.map(({ chain }) => chain)} />
      {nodes.length === 0 ? <p className="empty">{t('empty')}</p> : null}
      <ol className="ruled log">
        {nodes.map((entry) => (
          <Entered key={entry.id} entry={entry} />
        ))}
      </ol>
      <nav className="pages" aria-label={t('pages')}>
        {pageInfo.hasPreviousPage && pageInfo.startCursor !== null ? (
          <Link
            to="/$language/jury/log"
            params={{ language }}
            search={{ ...search, after: undefined, before: pageInfo.startCursor }}
            className="action"
            rel="prev"
          >
            {t('newer')}
          </Link>
        ) : null}
        {pageInfo.hasNextPage && pageInfo.endCursor !== null ? (
          <Link
            to="/$language/jury/log"
            params={{ language }}
            search={{ ...search, before: undefined, after: pageInfo.endCursor }}
            className="action"
            rel="next"
          >
            {t('older')}
          </Link>
        ) : null}
      </nav>
      {nodes.length === 0 ? null : <Downloads name="log" columns={columns} rows={nodes} />}
      <section aria-labelledby="heads">
        <h2 id="heads">{t('heads')}</h2>
        <p className="legend">{t('headsLegend')}</p>
        <ul className="ruled">
          {data.auditHeads.map(({ chain, number, hash }) => (
            <li key={chain}>
              {t('head', { chain, number })}
              <code>{hash}</code>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const asText = ['action', 'object', 'objectId', 'account'] as const;

/** A form whose answers stand in the address; it works without script, too. */
function Filter({ search, chains }: { readonly search: LogSearch; readonly chains: readonly string[] }) {
  const t = useTranslations('log');
  const { language } = usePage();
  const navigate = useNavigate();
  return (
    <form
      className="filters"
      key={JSON.stringify(search)}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = readLogSearch(Object.fromEntries(new FormData(event.currentTarget)));
        void navigate({ to: '/$language/jury/log', params: { language }, search: wanted });
      }}
    >
      <p className="choice">
        <label htmlFor="log-chain">{t('field.chain')}</label>
        <select id="log-chain" name="chain" defaultValue={search.chain ?? ''}>
          <option value="">{t('all')}</option>
          {chains.map((chain) => (
            <option key={chain}>{chain}</option>
          ))}
        </select>
      </p>
      {asText.map((field) => (
        <p key={field} className="choice">
          <label htmlFor={`log-${field}`}>{t(`field.${field}`)}</label>
          <input id={`log-${field}`} name={field} defaultValue={search[field]} />
        </p>
      ))}
      {(['from', 'to'] as const).map((field) => (
        <p key={field} className="choice">
          <label htmlFor={`log-${field}`}>{t(`field.${field}`)}</label>
          <input id={`log-${field}`} name={field} type="date" defaultValue={search[field]} />
        </p>
      ))}
      <button type="submit" className="action">
        {t('show')}
      </button>
      {logFields.every((field) => search[field] === undefined) ? null : (
        <Link to="/$language/jury/log" params={{ language }} className="action">
          {t('showAll')}
        </Link>
      )}
    </form>
  );
}

/** One change: who, what, why; the fields before and after open in place. */
function Entered({
  entry: { at, action, object, objectId, reason, person, changes, link },
}: {
  readonly entry: Entry;
}) {
  const t = useTranslations('log');
  const format = useFormatter();
  return (
    <li>
      <details>
        <summary>
          <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })}</time>{' '}
          <strong>{action}</strong> {object}
        </summary>
        <table className="lines changes">
          <caption>{t('changes')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{before === null ? '–' : <del>{before}</del>}</td>
                <td>{after === null ? '–' : <ins>{after}</ins>}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          {objectId}.{' '}
          {link === null ? t('notSealed') : t('sealed', { number: link.number, hash: link.hash.slice(0, 16) })}
        </p>
      </details>
      <span>
        {person?.name ?? t('server')}
        {reason === null ? null : (
          <>
            {': '}
            <q>{reason}</q>
          </>
        )}
      </span>
    </li>
  );
}
