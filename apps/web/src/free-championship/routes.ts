import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { ready } from '../application/ready.js';
import { isId, rootRoute, orMissing, yearOf } from '../application/roots.js';
import { newestYear } from '../season/newest-year.js';
import { readFreeSearch } from './search.js';

const currentYear = createRoute({
  getParentRoute: () => rootRoute,
  path: 'free-championship',
  beforeLoad: async ({ context, params }) => {
    throw redirect({
      to: '/free-championship/$year',
      params: { ...params, year: await newestYear(context) },
    });
  },
});

const table = createRoute({
  getParentRoute: () => rootRoute,
  path: 'free-championship/$year',
  validateSearch: readFreeSearch,
  loaderDeps: ({ search: { asOf, kind, after, before } }) => ({ asOf, kind, after, before }),
  loader: async ({ context, params, deps }) => {
    const year = yearOf(params.year);
    const { freeChampionship, variablesOf } = await import('./queries.js');
    const { freeTable } = await ready(context, freeChampionship, variablesOf(year, deps));
    orMissing(context, params.year, freeTable);
  },
}).lazy(() => import('./page.js').then(({ freeChampionshipPage }) => freeChampionshipPage));

const game = createRoute({
  getParentRoute: () => rootRoute,
  path: 'free-games/$id',
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const { freeGame } = await import('./queries.js');
    const answer = await ready(context, freeGame, { id });
    if (answer.freeGame === null) throw notFound();
  },
}).lazy(() => import('./game.js').then(({ freeGamePage }) => freeGamePage));

export const freeRoutes = [currentYear, table, game] as const;
