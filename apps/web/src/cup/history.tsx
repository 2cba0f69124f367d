import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { sidesColumn } from '../table/columns.js';
import { List } from '../table/list.js';
import type { WholeSearch } from '../table/listing.js';
import type { Column } from '../table/table.js';
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
      <h2 id="history">{t('history')}</h2>
      <List
        list="history"
        search={search}
        find={t('pair')}
        labelledBy="history"
        name="history"
        columns={columns}
        rows={rows}
        rowKey={({ year }) => String(year)}
        file="cup-winners"
      />
    </section>
  );
}
