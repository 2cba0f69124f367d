import { createRoute, notFound } from '@tanstack/react-router';
import type { PageContext } from '../application/context.js';
import { ready } from '../application/ready.js';
import { isId, rootRoute, yearOf } from '../application/roots.js';
import { viewerOf } from '../application/viewer.js';
import { loadSidesWords } from './loading.js';

/** What the members of a team or pair have to do, and the games that players hand in themselves. */
const area = createRoute({
  getParentRoute: () => rootRoute,
  id: '_sides',
  beforeLoad: async ({ context, location }) => {
    await viewerOf(context, location.publicHref);
  },
  loader: ({ context }) => loadSidesWords(context.language),
  staleTime: Infinity,
}).lazy(() => import('./area.js').then(({ sidesArea }) => sidesArea));

const sideLoader =
  (isPair: boolean) =>
  async ({ context, params }: { context: PageContext; params: { year: string; id: string } }): Promise<void> => {
    if (!isId(params.id)) throw notFound();
    const { ownSide, ownSideVariables } = await import('./queries.js');
    const answer = await ready(context, ownSide, ownSideVariables(context, yearOf(params.year), params.id, isPair));
    if (answer.side === null || answer.side.kind !== (isPair ? 'PAIR' : 'TEAM')) throw notFound();
  };

const team = createRoute({
  getParentRoute: () => area,
  path: 'account/teams/$year/$id',
  loader: sideLoader(false),
}).lazy(() => import('./page.js').then(({ ownTeamPage }) => ownTeamPage));

const pair = createRoute({
  getParentRoute: () => area,
  path: 'account/pairs/$year/$id',
  loader: sideLoader(true),
}).lazy(() => import('./page.js').then(({ ownPairPage }) => ownPairPage));

const freeGame = createRoute({
  getParentRoute: () => area,
  path: 'account/free-games/new',
  loader: async ({ context }) => {
    const { ownFreeGames } = await import('./free/queries.js');
    await ready(context, ownFreeGames, {});
  },
}).lazy(() => import('./free/page.js').then(({ newFreeGamePage }) => newFreeGamePage));

const objection = createRoute({
  getParentRoute: () => area,
  path: 'account/free-games/$id',
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const { freeGameToObject } = await import('./free/queries.js');
    const answer = await ready(context, freeGameToObject, { id });
    if (answer.freeGame === null) throw notFound();
  },
}).lazy(() => import('./free/objection.js').then(({ objectionPage }) => objectionPage));

const planned = createRoute({
  getParentRoute: () => area,
  path: 'account/planned-matches/$id',
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const { ownPlan } = await import('./plan/queries.js');
    const answer = await ready(context, ownPlan, { id });
    if (answer.plannedMatch === null) throw notFound();
  },
}).lazy(() => import('./plan/page.js').then(({ ownPlanPage }) => ownPlanPage));

export const sidesRoutes = area.addChildren([team, pair, freeGame, objection, planned]);
