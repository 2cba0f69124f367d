import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { figureColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';
import { balanceFields } from './balance.js';

/** What the columns below show of how often two have met. A column names here what it needs. */
export const meetingsFields = graphql(
  `
    fragment MeetingsFields on Meetings {
      matches
      games
      balance {
        ...BalanceFields
      }
    }
  `,
  [balanceFields],
);
type Meetings = ResultOf<typeof meetingsFields> & { readonly kind: 'asOpponents' | 'asPartners' };

export function useMeetingsColumns(): readonly Column<Meetings>[] {
  const t = useTranslations('people');
  return [
    { id: 'kind', heading: t('how'), cell: ({ kind }) => t(kind), value: ({ kind }) => t(kind) },
    figureColumn('matches', t('matches'), ({ matches }) => matches, { minor: true }),
    figureColumn('games', t('games'), ({ games }) => games, { minor: true }),
    figureColumn('won', t('won'), ({ balance }) => balance.won, { minor: true }),
    figureColumn('drawn', t('drawn'), ({ balance }) => balance.drawn, { minor: true }),
    figureColumn('lost', t('matchesLost'), ({ balance }) => balance.lost, { minor: true }),
  ];
}
