import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';

export const balanceFields = graphql(`
  fragment BalanceFields on MatchBalance {
    won
    drawn
    lost
  }
`);
type Balance = ResultOf<typeof balanceFields>;

/** How matches ended, in a line. */
export function useBalance(): (balance: Balance) => string {
  const t = useTranslations('people');
  return ({ won, drawn, lost }) => t('balance', { won, drawn, lost });
}
