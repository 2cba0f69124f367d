import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { usePage } from './page-context.js';
import type { Query } from './graphql.js';
import { type LiveState, useLive } from './live.js';

/** What a page is told when it follows: that something has changed, or may have. */
type Told = Readonly<Record<string, { readonly kind: 'BEGIN' | 'CHANGE' }>>;

/**
 * Asks anew for what the page shows when something of it changes. It follows from before its data were read, so nothing that
 * changes until the connection stands, or while it is interrupted, is missed.
 * @param variables without `after`; null follows nothing
 * @param queryKey of what is asked for; none: of all
 */
export function useFollowing<Variables extends Readonly<Record<string, unknown>>>(
  subscription: Query<Told, Variables & { readonly after?: string | null }>,
  variables: Variables | null,
  queryKey: QueryKey = [],
): LiveState {
  const queries = useQueryClient();
  const { changeCursor: after } = usePage();
  return useLive(subscription, variables && { ...variables, after }, () => {
    void queries.invalidateQueries({ queryKey });
  });
}
