import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { sidesColumn } from '../../ui/table/columns.js';
import { List } from '../../ui/table/list.js';
import type { WholeSearch } from '../../ui/search.js';
import type { Column } from '../../ui/table/table.js';
import type { PastCup } from './queries.js';

/** The medals of all years. */
export function History({ seasons, search }: { readonly seasons: readonly PastCup[]; readonly search: WholeSearch }) {
  const t = useTranslations('cup');
  const rows = seasons.filter(({ cup }) => cup?.phase === 'OVER');
  if (rows.length === 0) return null;
  const columns: readonly Column<PastCup>[] = [
    {
      id: 'year',
      heading: t('year'),
      cell: ({ year }) => (
        <Link to="/cup/$year" params={{ year: String(year) }}>
          {year}
        </Link>
      ),
      value: ({ year }) => year,
    },
    sidesColumn('gold', t('gold'), ({ cup }) => (cup?.winner == null ? [] : [cup.winner])),
    sidesColumn('silver', t('silver'), ({ cup }) => cup?.runnersUp ?? [], { minor: true }),
    sidesColumn('bronze', t('bronze'), ({ cup }) => cup?.bronze ?? [], { minor: true }),
  ];
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
