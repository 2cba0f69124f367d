import { useTranslations } from 'use-intl';
import { List } from '../../ui/table/list.js';
import { partKey, type WholeSearch } from '../../ui/search.js';
import { Reason } from './how-decided.js';
import type { CupShown } from './queries.js';
import { useTieColumns } from './tie-columns.js';

/** The ties once more, as a list that sorts and finds; it is behind the picture, one tap away. */
export function Ties({
  cup: { seasonYear: year, rounds },
  search,
}: {
  readonly cup: CupShown;
  readonly search: WholeSearch;
}) {
  const t = useTranslations('cup');
  const columns = useTieColumns();
  const rows = rounds.flatMap(({ name, ties }, index) =>
    ties.map((tie) => ({ ...tie, round: index, roundName: name })),
  );
  const isSearched = (['sort', 'find', 'page'] as const).some((part) => search[partKey('ties', part)] !== undefined);
  return (
    <details className="behind" open={isSearched}>
      <summary>{t('tiesAsList')}</summary>
      <List
        list="ties"
        search={search}
        find={t('pair')}
        caption={t('bracket')}
        name="ties-list"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        explanation={(tie) => (
          <div className="reason">
            <Reason tie={tie} />
          </div>
        )}
        file={`cup-${year}`}
        whole={{ table: `cup-${year}` }}
      />
    </details>
  );
}
