import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { Ratio } from '../../ui/charts/ratio.js';
import { figureColumn, sideColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';
import { balanceFields, useBalance } from './balance.js';

/** What the columns below show of a team or pair that another has met. A column names here what it needs. */
export const opponentFields = graphql(
  `
    fragment OpponentFields on OpposingSide {
      side {
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
type Opponent = ResultOf<typeof opponentFields>;

/** @param id of the team or pair that has met them */
export function useOpponentColumns(id: string): readonly Column<Opponent>[] {
  const t = useTranslations('people');
  const balance = useBalance();
  return [
    sideColumn('side', t('against'), (row) => row.side),
    { id: 'share', heading: t('share'), cell: (row) => <Ratio made={row.balance.won} all={row.matches} /> },
    figureColumn('matches', t('matches'), ({ matches }) => matches),
    {
      id: 'balance',
      heading: t('balanceHeading'),
      cell: (row) => (
        <Link to="/teams/$id/against/$other" params={{ id, other: row.side.id }}>
          {balance(row.balance)}
        </Link>
      ),
      value: (row) => balance(row.balance),
    },
  ];
}
