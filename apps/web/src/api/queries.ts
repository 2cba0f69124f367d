import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Ask } from './ask.js';
import { nameOf, type Query } from './graphql.js';

/** Seconds for which an answer counts as fresh; subscriptions tell of changes meanwhile. */
const FRESH = 30;

export function newQueryClient(): QueryClient {
  return new QueryClient({
    // Without a network an answer that fails says so at once; one that waits says nothing.
    defaultOptions: { queries: { staleTime: FRESH * 1000, retry: 1, networkMode: 'always' } },
  });
}

/**
 * A query as the cache knows it: the same name with the same variables is the same. What the server has asked goes over with the page
 * under this key, where whole texts would be a tenth of it.
 */
export function asked<Answer, Variables>(ask: Ask, query: Query<Answer, Variables>, variables: Variables) {
  return queryOptions({
    queryKey: [nameOf(query as Query<unknown, never>), variables] as const,
    queryFn: () => ask(query, variables),
  });
}
