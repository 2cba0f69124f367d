import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { asked } from '../../../api/queries.js';
import { Downloads } from '../../../ui/table/downloads.js';
import { type LoggedAct, useLogColumns } from '../../../features/jury/log/columns.js';
import { Entries } from '../../../features/jury/log/entries.js';
import { logActs, logVariables } from '../../../features/jury/log/queries.js';
import { logKinds, type LogSearch, logSearch } from '../../../features/jury/log/search.js';
import { load } from '../../../api/load.js';
import { ofJury } from '../../../features/jury/access.js';

export const Route = createFileRoute('/_desk/jury/log')({
  beforeLoad: ofJury,
  validateSearch: logSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await load(context, logActs, logVariables(deps));
  },
  component: LogPage,
});

function LogPage() {
  const search = Route.useSearch();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, logActs, logVariables(search)));
  const t = useTranslations('log');
  // `office`, or `season` and its year.
  const nameOfChain = (chain: string): string =>
    chain === 'office' ? t('chainOf.office') : t('chainOf.season', { year: chain.replace('season ', '') });
  const columns = useLogColumns();
  const { nodes, pageInfo } = data.logActs;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <p>{t('description')}</p>
      <Filter search={search} years={data.seasons.nodes.map(({ year }) => String(year))} />
      {nodes.length === 0 ? <p className="empty">{t('empty')}</p> : null}
      <ol className="ruled log past-acts">
        {nodes.map((act) => (
          <LoggedAct key={act.id} act={act} />
        ))}
      </ol>
      <nav className="pages" aria-label={t('pages')}>
        {pageInfo.hasPreviousPage && pageInfo.startCursor !== null ? (
          <Link
            to="/jury/log"
            search={{ ...search, after: undefined, before: pageInfo.startCursor }}
            className="action"
            rel="prev"
          >
            {t('newer')}
          </Link>
        ) : null}
        {pageInfo.hasNextPage && pageInfo.endCursor !== null ? (
          <Link
            to="/jury/log"
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
              {t('head', { chain: nameOfChain(chain), number })}
              <code>{hash}</code>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** A form whose answers stand in the address; it works without script, too. */
function Filter({ search, years }: { readonly search: LogSearch; readonly years: readonly string[] }) {
  const t = useTranslations('log');
  const navigate = useNavigate();
  const choice = (field: 'season' | 'kind', options: readonly (readonly [string, string])[]) => (
    <p className="choice">
      <label htmlFor={`log-${field}`}>{t(`field.${field}`)}</label>
      <select id={`log-${field}`} name={field} defaultValue={search[field] ?? ''}>
        <option value="">{t('all')}</option>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
  return (
    <form
      className="filters"
      key={JSON.stringify(search)}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = logSearch.parse(Object.fromEntries(new FormData(event.currentTarget)));
        void navigate({ to: '/jury/log', search: wanted });
      }}
    >
      {(['by', 'side'] as const).map((field) => (
        <p key={field} className="choice">
          <label htmlFor={`log-${field}`}>{t(`field.${field}`)}</label>
          <input id={`log-${field}`} name={field} type="search" defaultValue={search[field]} />
        </p>
      ))}
      {search.match === undefined ? null : <input type="hidden" name="match" value={search.match} />}
      {choice(
        'season',
        years.map((year) => [year, year] as const),
      )}
      {choice(
        'kind',
        logKinds.map((kind) => [kind, t(`kind.${kind}`)] as const),
      )}
      {(['from', 'to'] as const).map((field) => (
        <p key={field} className="choice">
          <label htmlFor={`log-${field}`}>{t(`field.${field}`)}</label>
          <input id={`log-${field}`} name={field} type="date" defaultValue={search[field]} />
        </p>
      ))}
      <button type="submit" className="action">
        {t('show')}
      </button>
      {Object.values<string | undefined>(search).every((said) => said === undefined) ? null : (
        <Link to="/jury/log" className="action">
          {t('showAll')}
        </Link>
      )}
      {search.match === undefined ? null : <p className="legend">{t('oneMatch')}</p>}
    </form>
  );
}

/** One act: who did what, and why; what it changed, field by field, opens in place. */
function LoggedAct({ act }: { readonly act: LoggedAct }) {
  const { id, at, sentence, reason, changed } = act;
  const t = useTranslations('log');
  const format = useFormatter();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {sentence}
          {reason === null ? '.' : `: ${reason}`}
        </summary>
        <p className="legend">{t('details', { number: changed })}</p>
        {isOpen ? <Entries act={id} changed={changed} /> : null}
      </details>
      <span className="ways">
        <Ways act={act} />
      </span>
    </li>
  );
}

/** To what it was done to, and to all that was done to the same match. */
function Ways({ act: { object, objectId } }: { readonly act: LoggedAct }) {
  const t = useTranslations('log');
  if (object === null || objectId === null) return null;
  const params = { id: objectId };
  switch (object) {
    case 'MATCH':
      return (
        <>
          <Link to="/jury/matches/$id" params={params}>
            {t('way.MATCH')}
          </Link>{' '}
          <Link to="/jury/log" search={{ match: objectId }}>
            {t('onlyThis')}
          </Link>
        </>
      );
    case 'FREE_GAME':
      return (
        <Link to="/jury/free-games/$id" params={params}>
          {t('way.FREE_GAME')}
        </Link>
      );
    case 'REQUEST':
      return (
        <Link to="/requests/$id" params={params}>
          {t('way.REQUEST')}
        </Link>
      );
    case 'PLANNED_MATCH':
      return (
        <Link to="/planned-matches/$id" params={params}>
          {t('way.PLANNED_MATCH')}
        </Link>
      );
    case 'PERSON':
      return (
        <Link to="/people/$id" params={params}>
          {t('way.PERSON')}
        </Link>
      );
    case 'SIDE':
      return (
        <Link to="/teams/$id" params={params}>
          {t('way.SIDE')}
        </Link>
      );
    case 'SEASON':
      return <Link to="/jury/seasons">{t('way.SEASON')}</Link>;
  }
}
