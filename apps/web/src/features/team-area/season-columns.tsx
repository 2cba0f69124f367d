import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { Day } from '../../ui/days.js';
import { SideLink } from '../../ui/links.js';
import type { Column } from '../../ui/table/table.js';
import { balanceFields, useBalance } from '../people/balance.js';

/** What the columns below show of a side that was met. A column names here what it needs. */
export const metFields = graphql(
  `
    fragment MetFields on OpposingSide {
      side {
        id
      }
      matches
      balance {
        ...BalanceFields
      }
    }
  `,
  [balanceFields],
);

/** And of a match that is planned. */
export const plannedDayFields = graphql(`
  fragment PlannedDayFields on PlannedMatch {
    date
    sideA {
      id
    }
    sideB {
      id
    }
  }
`);

/** A side of the season, with what there was against it and what is planned. */
export interface SideToMeet {
  readonly side: { readonly id: string; readonly name: string };
  /** Null before the first match. */
  readonly met: ResultOf<typeof metFields> | null;
  readonly planned: readonly ResultOf<typeof plannedDayFields>[];
}

export function useSeasonColumns(): readonly Column<SideToMeet>[] {
  const t = useTranslations('side');
  const td = useTranslations('dayAndPlace');
  const balance = useBalance();
  return [
    { id: 'side', heading: td('opponent'), cell: ({ side }) => <SideLink side={side} /> },
    { id: 'played', heading: t('played'), figures: true, cell: ({ met }) => met?.matches ?? 0 },
    {
      id: 'balance',
      heading: t('balance'),
      minor: true,
      cell: ({ met }) => (met === null ? null : balance(met.balance)),
    },
    {
      id: 'planned',
      heading: t('plannedOn'),
      minor: true,
      cell: ({ planned }) =>
        planned.length === 0
          ? null
          : planned.map(({ date }, index) => (
              <span key={`${date} ${index}`}>
                {index > 0 ? ', ' : ''}
                <Day of={date} style="short" />
              </span>
            )),
    },
  ];
}
