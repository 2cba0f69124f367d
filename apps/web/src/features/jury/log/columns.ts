import { useTranslations } from 'use-intl';
import { figureColumn, textColumn } from '../../../ui/table/columns.js';
import type { Column } from '../../../ui/table/table.js';
import type { Act } from './queries.js';

/** The log as it is saved: a row for each act. */
export function useLogColumns(): readonly Column<Act>[] {
  const t = useTranslations('log');
  return [
    textColumn('at', t('at'), ({ at }) => at),
    textColumn('sentence', t('what'), ({ sentence }) => sentence),
    textColumn('reason', t('reason'), ({ reason }) => reason ?? ''),
    textColumn('kind', t('field.kind'), ({ kind }) => (kind === null ? '' : t(`kind.${kind}`))),
    textColumn('chain', t('chain'), ({ chain }) => chain),
    textColumn('action', t('action'), ({ action }) => action),
    textColumn('object', t('object'), ({ object }) => object ?? ''),
    textColumn('objectId', t('objectId'), ({ objectId }) => objectId ?? ''),
    figureColumn('changed', t('changed'), ({ changed }) => changed),
    textColumn('entry', t('entry'), ({ id }) => id),
  ];
}
