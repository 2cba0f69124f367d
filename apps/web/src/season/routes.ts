import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { ready } from '../application/ready.js';
import { isId, rootRoute, orMissing, yearOf } from '../application/roots.js';
import { cupOfYear } from '../cup/queries.js';
import { readCupSearch } from '../cup/search.js';
import { grandPrixEvent, grandPrixOfYear } from '../grand-prix/queries.js';
import { readEventSearch, readYearSearch } from '../grand-prix/search.js';
import { newestYear } from './newest-year.js';

const currentCupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'cup',
  beforeLoad: async ({ context, params }) => {
    throw redirect({ to: '/cup/$year', params: { ...params, year: await newestYear(context) } });
  },
});

const cupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'cup/$year',
  validateSearch: readCupSearch,
  loader: async ({ context, params }) => {
    const { season } = await ready(context, cupOfYear, { year: yearOf(params.year) });
    orMissing(context, params.year, season);
  },
}).lazy(() => import('../cup/page.js').then(({ cupPage }) => cupPage));

const currentGrandPrixRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'grand-prix',
  beforeLoad: async ({ context, params }) => {
    throw redirect({ to: '/grand-prix/$year', params: { ...params, year: await newestYear(context) } });
  },
});

const grandPrixYearRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'grand-prix/$year',
  validateSearch: readYearSearch,
  loader: async ({ context, params }) => {
    const { grandPrixYear } = await ready(context, grandPrixOfYear, { year: yearOf(params.year) });
    orMissing(context, params.year, grandPrixYear);
  },
}).lazy(() => import('../grand-prix/year.js').then(({ grandPrixYearPage }) => grandPrixYearPage));

const grandPrixEventRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'grand-prix/$year/$id',
  validateSearch: readEventSearch,
  loader: async ({ context, params: { year, id } }) => {
    if (!isId(id)) throw notFound();
    const { grandPrix } = await ready(context, grandPrixEvent, { id });
    if (grandPrix?.seasonYear !== yearOf(year)) throw notFound();
  },
}).lazy(() => import('../grand-prix/event.js').then(({ grandPrixEventPage }) => grandPrixEventPage));

export const competitionRoutes = [
  currentCupRoute,
  cupRoute,
  currentGrandPrixRoute,
  grandPrixYearRoute,
  grandPrixEventRoute,
] as const;
