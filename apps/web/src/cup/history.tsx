import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { SideLink } from '../people/links.js';
import { SaveAsCsv } from '../table/csv.js';
import { type Column, Table } from '../table/table.js';
import type { PastCup } from './queries.js';

type Pairs = readonly { readonly id: string; readonly name: string }[];

/** The medals of all years. */
export function History({ seasons }: { readonly seasons: readonly PastCup[] }) {
  const t = useTranslations('cup');
  const { language } = usePage();
  const rows = seasons.filter(({ cup }) => cup?.phase === 'OVER');
  if (rows.length === 0) return null;
  const column = (medal: 'gold' | 'silver' | 'bronze', of: (row: PastCup) => Pairs): Column<PastCup> => ({
    id: medal,
    heading: t(medal),
    minor: medal !== 'gold',
    cell: (row) => <Links pairs={of(row)} />,
    value: (row) =>
      of(row)
        .map(({ name }) => name)
        .join(', '),
  });
  const columns: readonly Column<PastCup>[] = [
    {
      id: 'year',
      heading: t('year'),
      cell: ({ year }) => (
        <Link to="/$language/cup/$year" params={{ language, year: String(year) }}>
          {year}
        </Link>
      ),
      value: ({ year }) => year,
    },
    column('gold', ({ cup }) => (cup?.winner == null ? [] : [cup.winner])),
    column('silver', ({ cup }) => cup?.runnersUp ?? []),
    column('bronze', ({ cup }) => cup?.bronze ?? []),
  ];
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <Table labelledBy="history" name="history" columns={columns} rows={rows} rowKey={({ year }) => String(year)} />
      <SaveAsCsv name="cup" columns={columns} rows={rows} />
    </section>
  );
}

function Links({ pairs }: { readonly pairs: Pairs }) {
  return pairs.map((pair, index) => (
    <span key={pair.id}>
      {index > 0 ? ', ' : ''}
      <SideLink side={pair} />
    </span>
  ));
}
