import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../../api/graphql.js';
import { figureColumn, textColumn } from '../../../ui/table/columns.js';
import type { Column } from '../../../ui/table/table.js';

/** What the page and the columns below show of an act. A column names here what it needs. */
export const logActFields = graphql(`
  fragment LogActFields on LogAct {
    id
    at
    chain
    action
    kind
    sentence
    reason
    changed
    object
    objectId
  }
`);
export type LoggedAct = ResultOf<typeof logActFields>;

/** The log as it is saved: a row for each act. */
export function useLogColumns(): readonly Column<LoggedAct>[] {
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
