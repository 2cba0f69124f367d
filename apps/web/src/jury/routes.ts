import { createRoute, notFound, redirect } from '@tanstack/react-router';
import type { PageContext } from '../application/context.js';
import { ready } from '../application/ready.js';
import { isId, yearOf } from '../application/roots.js';
import { newestSeason } from '../season/newest-year.js';
import { readEventSearch } from '../grand-prix/search.js';
import { deskArea, ofJury, ofJuryOrAppointed } from './area-route.js';
import { readFreeQueueSearch } from './free/search.js';
import { readImportsSearch } from './imports/search.js';
import { readLogSearch } from './log/search.js';
import { readRequestsSearch } from './requests/search.js';
import { readDeskMatchSearch, readDeskSearch } from './search.js';

const desk = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury',
  beforeLoad: ofJury,
  validateSearch: readDeskSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = await import('./queries.js');
    await ready(context, queries.desk, queries.deskVariables(deps, context, context.viewer.account));
  },
}).lazy(() => import('./desk.js').then(({ deskPage }) => deskPage));

const match = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/matches/$id',
  validateSearch: readDeskMatchSearch,
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const { deskMatch } = await import('./match/queries.js');
    const answer = await ready(context, deskMatch, { id });
    if (answer.match === null) throw notFound();
    const { sheetsReady } = await import('../match/changes/queries.js');
    await sheetsReady(context, answer.match);
  },
}).lazy(() => import('./match/page.js').then(({ deskMatchPage }) => deskMatchPage));

const requests = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/requests',
  validateSearch: readRequestsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { state = 'UNDECIDED', after } }) => {
    const { requestList } = await import('./requests/queries.js');
    await ready(context, requestList, { states: [state], after: after ?? null });
  },
}).lazy(() => import('./requests/list.js').then(({ requestsPage }) => requestsPage));

/** Where letters lead, too: whoever has asked may read what became of it. */
const request = createRoute({
  getParentRoute: () => deskArea,
  path: 'requests/$id',
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const { oneRequest } = await import('./requests/queries.js');
    const answer = await ready(context, oneRequest, { id });
    if (answer.request === null) throw notFound();
  },
}).lazy(() => import('./requests/page.js').then(({ requestPage }) => requestPage));

const log = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/log',
  beforeLoad: ofJury,
  validateSearch: readLogSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { logActs, logVariables } = await import('./log/queries.js');
    await ready(context, logActs, logVariables(deps));
  },
}).lazy(() => import('./log/page.js').then(({ logPage }) => logPage));

/** Of the newest season; before there is one, the page that opens it. */
async function newestYear({ ask }: PageContext): Promise<string> {
  const { seasons } = await ask(newestSeason, {});
  const year = seasons.nodes[0]?.year;
  if (year === undefined) throw redirect({ to: '/jury/seasons' });
  return String(year);
}

const currentCup = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/cup',
  beforeLoad: async ({ context, params, location }) => {
    ofJuryOrAppointed({ context, location });
    throw redirect({ to: '/jury/cup/$year', params: { ...params, year: await newestYear(context) } });
  },
});

const cup = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/cup/$year',
  beforeLoad: ofJuryOrAppointed,
  loader: async ({ context, params }) => {
    const { deskCup } = await import('./cup/queries.js');
    const { season } = await ready(context, deskCup, {
      year: yearOf(params.year),
    });
    if (season === null) throw notFound();
  },
}).lazy(() => import('./cup/page.js').then(({ deskCupPage }) => deskCupPage));

const currentEvents = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/grand-prix',
  beforeLoad: async ({ context, params, location }) => {
    ofJuryOrAppointed({ context, location });
    throw redirect({ to: '/jury/grand-prix/$year', params: { ...params, year: await newestYear(context) } });
  },
});

const events = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/grand-prix/$year',
  beforeLoad: ofJuryOrAppointed,
  loader: async ({ context, params }) => {
    const { deskEvents } = await import('./grand-prix/queries.js');
    const { season } = await ready(context, deskEvents, { year: yearOf(params.year) });
    if (season === null) throw notFound();
  },
}).lazy(() => import('./grand-prix/year.js').then(({ deskEventsPage }) => deskEventsPage));

const event = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/grand-prix/$year/$id',
  beforeLoad: ofJuryOrAppointed,
  validateSearch: readEventSearch,
  loader: async ({ context, params: { year, id } }) => {
    if (!isId(id)) throw notFound();
    const { deskEvent } = await import('./grand-prix/queries.js');
    const { grandPrix } = await ready(context, deskEvent, { id });
    if (grandPrix?.seasonYear !== yearOf(year)) throw notFound();
  },
}).lazy(() => import('./grand-prix/event.js').then(({ deskEventPage }) => deskEventPage));

const freeGames = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/free-games',
  beforeLoad: ofJury,
  validateSearch: readFreeQueueSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { queue = 'TO_DECIDE', after } }) => {
    const { freeQueue } = await import('./free/queries.js');
    await ready(context, freeQueue, { queue, after: after ?? null });
  },
}).lazy(() => import('./free/page.js').then(({ freeQueuePage }) => freeQueuePage));

const freeGame = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/free-games/$id',
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const queries = await import('./free/queries.js');
    const answer = await ready(context, queries.freeGame, { id });
    if (answer.freeGame === null) throw notFound();
  },
}).lazy(() => import('./free/game.js').then(({ freeGamePage }) => freeGamePage));

const imports = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/imports',
  beforeLoad: ofJury,
  validateSearch: readImportsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { what = 'MATCHES', after = null } }) => {
    const { importsSoFar, oldListsSoFar, oldTablesSoFar } = await import('./imports/queries.js');
    await ready(
      context,
      { MATCHES: importsSoFar, TROPHIES: oldListsSoFar, TABLES: oldTablesSoFar }[what] as typeof importsSoFar,
      {
        after,
      },
    );
  },
}).lazy(() => import('./imports/page.js').then(({ importsPage }) => importsPage));

export const deskRoutes = [
  desk,
  match,
  requests,
  request,
  log,
  currentCup,
  cup,
  currentEvents,
  events,
  event,
  freeGames,
  freeGame,
  imports,
] as const;
