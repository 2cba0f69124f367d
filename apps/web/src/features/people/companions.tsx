import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Ratio } from '../../ui/charts/ratio.js';
import { figureColumn, personColumn } from '../../ui/table/columns.js';
import { List } from '../../ui/table/list.js';
import type { WholeSearch } from '../../ui/search.js';
import type { Column } from '../../ui/table/table.js';
import { useBalance } from './figures.js';
import type { Balance } from './queries.js';

interface Companion {
  readonly person: { readonly id: string; readonly name: string };
  readonly matches: number;
  readonly balance: Balance;
}

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
  const balance = useBalance();
  if (rows.length === 0) return null;
  const columns: readonly Column<Companion>[] = [
    personColumn('person', t('name'), ({ person }) => person),
    {
      id: 'share',
      heading: t('share'),
      cell: (row) => <Ratio made={row.balance.won} all={row.matches} />,
    },
    figureColumn('matches', t('matches'), ({ matches }) => matches),
    {
      id: 'balance',
      heading: t('balanceHeading'),
      cell: (row) => (
        <Link to="/head-to-head" search={{ player: own, other: row.person.id }}>
          {balance(row.balance)}
        </Link>
      ),
      value: (row) => balance(row.balance),
    },
  ];
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
