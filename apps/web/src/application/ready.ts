import type { Query } from '../graphql/graphql.js';
import { asked } from '../graphql/queries.js';
import type { PageContext } from './context.js';

/** Asks for what a page shows. What was asked for before is shown at once; the page asks again behind it. */
export function ready<Answer, Variables>(
  { queries, ask }: PageContext,
  query: Query<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  return queries.query({ ...asked(ask, query, variables), staleTime: 'static' });
}
