import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Problem } from '../../application/problem.js';
import { WordsField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { schemaLanguage } from '../../graphql/graphql.js';
import { asked } from '../../graphql/queries.js';
import { Day } from '../../language/days.js';
import { Opening } from '../opening.js';
import {
  importsSoFar,
  oldListRemoval,
  oldListsSoFar,
  oldTablesSoFar,
  removeOldList,
  removeOldTable,
} from './queries.js';
import type { ImportKind } from './search.js';

interface Page {
  readonly after: string | null;
}

/** Imports of matches, the latest first. */
export function ImportsSoFar({ after }: Page) {
  const t = useTranslations('imports');
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
    </section>
  );
}

export function OldListsSoFar({ after }: Page) {
  const t = useTranslations('imports');
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
            <Opening acts={['remove'] as const} name={() => t('remove')} about={source ?? id}>
              {(_, close) => <RemoveList id={id} name={source ?? id} done={close} />}
            </Opening>
          </li>
        ))}
      </ul>
      <More what="TROPHIES" pageInfo={pageInfo} />
    </section>
  );
}

interface Removal {
  readonly id: string;
  readonly name: string;
  readonly done: () => void;
}

/** All numbers behind its entries follow (D49): what changes is said before. */
function RemoveList({ id, name, done }: Removal) {
  const t = useTranslations('imports');
  const td = useTranslations('desk');
  const { ask, language } = usePage();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...asked(ask, oldListRemoval, { id, lang: schemaLanguage(language) }),
    staleTime: 0,
  });
  if (error !== null) return <Problem error={error} again={() => void refetch()} />;
  if (data === undefined) return <p className="freshness">{td('counting')}</p>;
  const removal = data.oldListRemoval;
  return (
    <Form
      mutation={removeOldList}
      name={`${t('remove')}: ${name}`}
      start={{ reason: '' }}
      variables={({ reason }) => ({ id, reason })}
      done={async () => {
        done();
        await queries.invalidateQueries();
      }}
      submit={t('removeList')}
    >
      {removal === null ? null : (
        <>
          <p>
            {t('removalCounts', {
              entries: removal.entries,
              trophies: removal.trophies,
              renumbered: removal.renumbered,
            })}
          </p>
          <ul>
            {removal.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <WordsField name="reason" label={td('reason')} hint={t('reasonHint')} />
    </Form>
  );
}

export function OldTablesSoFar({ after }: Page) {
  const t = useTranslations('imports');
  const tm = useTranslations('match');
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, oldTablesSoFar, { after }));
  const { nodes, pageInfo } = data.oldTables;
  return (
    <section aria-labelledby="so-far">
      <h2 id="so-far">{t('tablesSoFar')}</h2>
      {nodes.length === 0 ? <p className="empty">{t('noTables')}</p> : null}
      <ul className="ruled">
        {nodes.map(({ id, title, year, competition, source, enteredAt, importedBy }) => (
          <li key={id}>
            <span className="result">
              {title}, {tm(`competition.${competition}`)} {year}
            </span>
            <span>
              {source}. <Day of={enteredAt.slice(0, 10)} />, {importedBy.name}.
            </span>
            <Opening acts={['remove'] as const} name={() => t('remove')} about={title}>
              {(_, close) => <RemoveTable id={id} name={title} done={close} />}
            </Opening>
          </li>
        ))}
      </ul>
      <More what="TABLES" pageInfo={pageInfo} />
    </section>
  );
}

function RemoveTable({ id, name, done }: Removal) {
  const t = useTranslations('imports');
  const td = useTranslations('desk');
  const queries = useQueryClient();
  return (
    <Form
      mutation={removeOldTable}
      name={`${t('remove')}: ${name}`}
      start={{ reason: '' }}
      variables={({ reason }) => ({ id, reason })}
      done={async () => {
        done();
        await queries.invalidateQueries();
      }}
      submit={t('removeTable')}
    >
      <WordsField name="reason" label={td('reason')} hint={t('reasonHint')} />
    </Form>
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
  const { language } = usePage();
  if (!hasNextPage || endCursor === null) return null;
  return (
    <nav className="pages" aria-label={t('pages')}>
      <Link
        to="/$language/jury/imports"
        params={{ language }}
        search={{ what, after: endCursor }}
        className="action"
        rel="next"
      >
        {t('earlier')}
      </Link>
    </nav>
  );
}
