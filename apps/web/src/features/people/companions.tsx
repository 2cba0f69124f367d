import { useTranslations } from 'use-intl';
import { List } from '../../ui/table/list.js';
import type { WholeSearch } from '../../ui/search.js';
import { type Companion, useCompanionColumns } from './companion-columns.js';

/** With whom or against whom a player plays most, and how much of it was won; how that ended leads to the two of them. */
export function Companions({
  list,
  rows,
  own,
  search,
}: {
  readonly list: 'partners' | 'opponents';
  readonly rows: readonly Companion[];
  readonly own: string;
  readonly search: WholeSearch;
}) {
  const t = useTranslations('people');
  const columns = useCompanionColumns(own);
  if (rows.length === 0) return null;
  return (
    <List
      list={list}
      search={search}
      title={t(list)}
      name="companions"
      columns={columns}
      comesBy="matches"
      rows={rows}
      rowKey={({ person }) => person.id}
      file={list}
    />
  );
}
