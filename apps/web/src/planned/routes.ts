import { createRoute, notFound } from '@tanstack/react-router';
import { ready } from '../application/ready.js';
import { isId, rootRoute } from '../application/roots.js';
import { plannedMatch } from './queries.js';

export const plannedMatchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'planned-matches/$id',
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const answer = await ready(context, plannedMatch, { id });
    if (answer.plannedMatch === null) throw notFound();
  },
}).lazy(() => import('./page.js').then(({ plannedMatchPage }) => plannedMatchPage));
