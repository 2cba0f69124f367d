import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Problem } from '../../../ui/problem.js';
import { asked } from '../../../api/queries.js';
import { type EntryOfAct, oneAct } from './queries.js';
import { ChangeTable } from '../../../ui/table/change-table.js';

/** All that an act changed, as the chain of the log has it. */
export function Entries({ act, changed }: { readonly act: string; readonly changed: number }) {
  const t = useTranslations('log');
  const { ask } = usePage();
  const { data, error, refetch } = useQuery(asked(ask, oneAct, { id: act }));
  if (error !== null) return <Problem error={error} reload={() => void refetch()} />;
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

function Changes({ entry: { action, object, objectId, changes, link } }: { readonly entry: EntryOfAct }) {
  const t = useTranslations('log');
  return (
    <>
      <ChangeTable
        caption={
          <>
            {action} {object}
          </>
        }
        headings={[t('name'), t('before'), t('after')]}
        rows={changes.map(({ field, before, after }) => ({ key: field, name: field, before, after }))}
      />
      <p>
        {objectId}.{' '}
        {link === null ? t('notSealed') : t('sealed', { number: link.number, hash: link.hash.slice(0, 16) })}
      </p>
    </>
  );
}
