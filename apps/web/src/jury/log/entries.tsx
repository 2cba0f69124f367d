import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Problem } from '../../application/problem.js';
import { asked } from '../../graphql/queries.js';
import { type Entry, oneAct } from './queries.js';

/** All that an act changed, as the chain of the log has it. */
export function Entries({ act, changed }: { readonly act: string; readonly changed: number }) {
  const t = useTranslations('log');
  const { ask } = usePage();
  const { data, error, refetch } = useQuery(asked(ask, oneAct, { id: act }));
  if (error !== null) return <Problem error={error} again={() => void refetch()} />;
  const entries = data?.logAct?.entries ?? [];
  return (
    <>
      {entries.map((entry) => (
        <Changes key={entry.id} entry={entry} />
      ))}
      {entries.length > 0 && changed > entries.length ? (
        <p className="legend">{t('moreEntries', { number: changed - entries.length })}</p>
      ) : null}
    </>
  );
}

function Changes({ entry: { action, object, objectId, changes, link } }: { readonly entry: Entry }) {
  const t = useTranslations('log');
  return (
    <>
      <table className="lines changes">
        <caption>
          {action} {object}
        </caption>
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
    </>
  );
}
