import { cardSet, difference, isEmpty, type CardSet } from '../../cards/card-set.js';
import { honours, T1, T21, tarocksIn } from '../pack.js';

const mundAndPagat = cardSet([T1, T21]);

/** P1.2: no tarok, one honour as the only tarok, or T21 and T1 as the only ones. */
export function mayThrowIn(dealt: CardSet): boolean {
  const taroks = { suits: 0, tarocks: dealt.tarocks };
  if (isEmpty(difference(taroks, mundAndPagat))) return true;
  return tarocksIn(dealt) === 1 && isEmpty(difference(taroks, honours));
}
