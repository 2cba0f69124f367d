import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Problem } from '../../../ui/problem.js';
import { asked } from '../../../api/queries.js';
import { Day } from '../../../ui/days.js';
import { Downloads } from '../../../ui/table/downloads.js';
import { useImportColumns, useOldListColumns, useOldTableColumns } from './columns.js';
import { importsSoFar, oldListRemoval, oldListsSoFar, oldTablesSoFar } from './queries.js';
import { Removal } from './removal.js';
import type { ImportKind } from './search.js';

interface Page {
  readonly after: string | null;
}

/** Imports of matches, the latest first. */
export function ImportsSoFar({ after }: Page) {
  const t = useTranslations('imports');
  const columns = useImportColumns();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, importsSoFar, { after }));
  const { nodes, pageInfo } = data.matchImports;
  return (
    <section aria-labelledby="so-far">
      <h2 id="so-far">{t('soFar')}</h2>
      {nodes.length === 0 ? <p className="empty">{t('noneSoFar')}</p> : null}
      <ul className="ruled">
        {nodes.map(({ id, name, begunAt, complete, documents, entered, alreadyThere, refused, importedBy }) => (
          <li key={id}>
            <span className="result">
              {name ?? t('nameless')} {complete ? null : <strong>! {t('incomplete')}</strong>}
            </span>
            <span>
              <Day of={begunAt.slice(0, 10)} />, {importedBy.name}.{' '}
              {t('counts', { documents, entered, there: alreadyThere, refused })}
            </span>
          </li>
        ))}
      </ul>
      <More what="MATCHES" pageInfo={pageInfo} />
      {nodes.length === 0 ? null : <Downloads name="imports" columns={columns} rows={nodes} />}
    </section>
  );
}

export function OldListsSoFar({ after }: Page) {
  const t = useTranslations('imports');
  const columns = useOldListColumns();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, oldListsSoFar, { after }));
  const { nodes, pageInfo } = data.oldLists;
  return (
    <section aria-labelledby="so-far">
      <h2 id="so-far">{t('listsSoFar')}</h2>
      {nodes.length === 0 ? <p className="empty">{t('noLists')}</p> : null}
      <ul className="ruled">
        {nodes.map(({ id, source, entries, trophies, enteredAt, importedBy }) => (
          <li key={id}>
            <span className="result">{source ?? t('nameless')}</span>
            <span>
              <Day of={enteredAt.slice(0, 10)} />, {importedBy.name}. {t('listCounts', { entries, trophies })}
            </span>
            <Removal of={{ oldListId: id }} name={source ?? id} mutation="removeOldList" submit={t('removeList')}>
              <RemovalPreview id={id} />
            </Removal>
          </li>
        ))}
      </ul>
      <More what="TROPHIES" pageInfo={pageInfo} />
      {nodes.length === 0 ? null : <Downloads name="old-lists" columns={columns} rows={nodes} />}
    </section>
  );
}

/** All numbers behind its entries follow (D49): what changes is said before. */
function RemovalPreview({ id }: { readonly id: string }) {
  const t = useTranslations('imports');
  const td = useTranslations('desk');
  const { ask } = usePage();
  const { data, error, refetch } = useQuery({
    ...asked(ask, oldListRemoval, { id }),
    staleTime: 0,
  });
  if (error !== null) return <Problem error={error} reload={() => void refetch()} />;
  if (data === undefined) return <p className="freshness">{td('counting')}</p>;
  if (data.previewOldListRemoval === null) return null;
  const { entries, trophies, renumbered, sentences } = data.previewOldListRemoval;
  return (
    <>
      <p>{t('removalCounts', { entries, trophies, renumbered })}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

export function OldTablesSoFar({ after }: Page) {
  const t = useTranslations('imports');
  const tm = useTranslations('match');
  const columns = useOldTableColumns();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, oldTablesSoFar, { after }));
  const { nodes, pageInfo } = data.oldTables;
  return (
    <section aria-labelledby="so-far">
      <h2 id="so-far">{t('tablesSoFar')}</h2>
      {nodes.length === 0 ? <p className="empty">{t('noTables')}</p> : null}
      <ul className="ruled">
        {nodes.map(({ id, title, seasonYear: year, competition, source, enteredAt, importedBy }) => (
          <li key={id}>
            <span className="result">
              {title}, {tm(`competition.${competition}`)} {year}
            </span>
            <span>
              {source}. <Day of={enteredAt.slice(0, 10)} />, {importedBy.name}.
            </span>
            <Removal of={{ oldTableId: id }} name={title} mutation="removeOldTable" submit={t('removeTable')} />
          </li>
        ))}
      </ul>
      <More what="TABLES" pageInfo={pageInfo} />
      {nodes.length === 0 ? null : <Downloads name="old-tables" columns={columns} rows={nodes} />}
    </section>
  );
}

function More({
  what,
  pageInfo: { hasNextPage, endCursor },
}: {
  readonly what: ImportKind;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}) {
  const t = useTranslations('imports');
  if (!hasNextPage || endCursor === null) return null;
  return (
    <nav className="pages" aria-label={t('pages')}>
      <Link to="/jury/imports" search={{ what, after: endCursor }} className="action" rel="next">
        {t('earlier')}
      </Link>
    </nav>
  );
}
