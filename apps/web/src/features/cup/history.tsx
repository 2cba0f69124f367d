import { useTranslations } from 'use-intl';
import { List } from '../../ui/table/list.js';
import type { WholeSearch } from '../../ui/search.js';
import { type PastCup, useHistoryColumns } from './history-columns.js';

/** The medals of all years. */
export function History({ seasons, search }: { readonly seasons: readonly PastCup[]; readonly search: WholeSearch }) {
  const t = useTranslations('cup');
  const columns = useHistoryColumns();
  const rows = seasons.filter(({ cup }) => cup?.phase === 'OVER');
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <List
        list="history"
        search={search}
        find={t('pair')}
        title={t('history')}
        name="history"
        columns={columns}
        rows={rows}
        rowKey={({ year }) => String(year)}
        file="cup-winners"
      />
    </section>
  );
}
