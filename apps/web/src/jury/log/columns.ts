import { useTranslations } from 'use-intl';
import { textColumn } from '../../table/columns.js';
import type { Column } from '../../table/table.js';
import type { Entry } from './queries.js';

/** The log as it is saved: a row for each change, what was and what is in one cell. */
export function useLogColumns(): readonly Column<Entry>[] {
  const t = useTranslations('log');
  return [
    textColumn('at', t('at'), ({ at }) => at),
    textColumn('chain', t('field.chain'), ({ chain }) => chain),
    textColumn('number', t('link'), ({ link }) => String(link?.number ?? '')),
    textColumn('hash', t('hash'), ({ link }) => link?.hash ?? ''),
    textColumn('action', t('field.action'), ({ action }) => action),
    textColumn('object', t('field.object'), ({ object }) => object),
    textColumn('objectId', t('field.objectId'), ({ objectId }) => objectId),
    textColumn('person', t('by'), ({ person }) => person?.name ?? t('server')),
    textColumn('account', t('field.account'), ({ accountId }) => accountId ?? ''),
    textColumn('reason', t('reason'), ({ reason }) => reason ?? ''),
    textColumn('changes', t('changes'), ({ changes }) =>
      changes.map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`).join('; '),
    ),
  ];
}
