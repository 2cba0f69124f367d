import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { Ratio } from '../../ui/charts/ratio.js';
import { figureColumn, personColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';
import { balanceFields, useBalance } from './balance.js';

/** What the columns below show of who plays with or against a player. A column names here what it needs. */
export const companionFields = graphql(
  `
    fragment CompanionFields on Companion {
      person {
        id
        name
      }
      matches
      balance {
        ...BalanceFields
      }
    }
  `,
  [balanceFields],
);
export type Companion = ResultOf<typeof companionFields>;

/** @param own id of the player */
export function useCompanionColumns(own: string): readonly Column<Companion>[] {
  const t = useTranslations('people');
  const balance = useBalance();
  return [
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
}
