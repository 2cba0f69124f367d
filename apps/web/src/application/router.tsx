import {
  createRoute,
  createRouter as createTanStackRouter,
  notFound,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { accountRoutes } from '../account/routes.js';
import { administrationRoutes } from '../administration/routes.js';
import { announcementsRoutes } from '../announcements/routes.js';
import { readTableSearch } from '../championship/search.js';
import { championshipTable } from '../championship/queries.js';
import { news, newsVariables } from '../home/queries.js';
import { directoryRoutes } from '../directory/routes.js';
import { deskArea } from '../jury/area-route.js';
import { deskRoutes } from '../jury/routes.js';
import { matchList, matchesVariables } from '../matches/queries.js';
import { readMatchesSearch } from '../matches/search.js';
import { readCourseSearch, readHeadToHeadSearch, readPlayerSearch, readTeamSearch } from '../people/search.js';
import { freeRoutes } from '../free-championship/routes.js';
import { replayRoutes } from '../replay/routes.js';
import { rulesRoutes } from '../rules/routes.js';
import { inLanguage } from '../language/addresses.js';
import { newestYear } from '../season/newest-year.js';
import { competitionRoutes } from '../season/routes.js';
import { sidesRoutes } from '../sides/routes.js';
import { offlineRoute } from '../offline/route.js';
import { openTableRoute } from '../open-table/routes.js';
import { sheetsRoutes } from '../sheets/routes.js';
import {
  hundredthsVariables,
  rankingVariables,
  trophyHundredths,
  trophyList,
  trophyRanking,
  variablesOf,
} from '../trophies/queries.js';
import { readRankingSearch, readTrophySearch } from '../trophies/search.js';
import { readCursors } from '../table/cursor-links.js';
import { sheetsReady } from '../match/changes/queries.js';
import { matchSheet, withdrawnMatch } from '../match/queries.js';
import { plannedMatchRoute } from '../planned/routes.js';
import type { PageContext } from './context.js';
import { Failure, Missing } from './failure.js';
import { ready } from './ready.js';
import { isId, orMissing, rootRoute, yearOf } from './roots.js';

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: async ({ context }) => {
    await ready(context, news, newsVariables(context));
  },
}).lazy(() => import('../home/page.js').then(({ homePage }) => homePage));

/** The newest season, whose year nobody has to know. */
const currentChampionshipRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'championship',
  beforeLoad: async ({ context, params }) => {
    throw redirect({ to: '/championship/$year', params: { ...params, year: await newestYear(context) } });
  },
});

const championshipRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'championship/$year',
  validateSearch: readTableSearch,
  loaderDeps: ({ search: { asOf } }) => ({ asOf }),
  loader: async ({ context, params, deps }) => {
    const year = yearOf(params.year);
    const data = await ready(context, championshipTable, { year, asOf: deps.asOf ?? null });
    orMissing(context, params.year, data.championshipTable);
  },
}).lazy(() => import('../championship/page.js').then(({ championshipPage }) => championshipPage));

const matchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'matches/$id',
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const { match } = await ready(context, matchSheet, { id });
    if (match !== null) {
      await sheetsReady(context, match);
      return;
    }
    const { withdrawnMatch: withdrawn } = await ready(context, withdrawnMatch, { id });
    if (withdrawn === null) throw notFound();
  },
}).lazy(() => import('../match/page.js').then(({ matchPage }) => matchPage));

const matchesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'matches',
  validateSearch: readMatchesSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { person, sideOf } = await ready(context, matchList, matchesVariables(deps));
    if (person === null || sideOf === null) throw notFound();
  },
}).lazy(() => import('../matches/page.js').then(({ matchesPage }) => matchesPage));

const trophyPlayersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'trophies/players',
  validateSearch: readRankingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await ready(context, trophyRanking, rankingVariables(deps));
  },
}).lazy(() => import('../trophies/players.js').then(({ trophyPlayersPage }) => trophyPlayersPage));

const trophyHundredthsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'trophies/hundredths',
  validateSearch: readCursors,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await ready(context, trophyHundredths, hundredthsVariables(deps));
  },
}).lazy(() => import('../trophies/hundredths.js').then(({ trophyHundredthsPage }) => trophyHundredthsPage));

const trophiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'trophies',
  validateSearch: readTrophySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (deps.trophy !== undefined && !(await import('../trophies/kinds.js')).isTrophyKind(deps.trophy))
      throw notFound();
    await ready(context, trophyList, variablesOf(deps));
  },
}).lazy(() => import('../trophies/page.js').then(({ trophiesPage }) => trophiesPage));

const playerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'players/$id',
  validateSearch: readPlayerSearch,
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const { player } = await import('../people/queries.js');
    const { person } = await ready(context, player, { id });
    if (person === null) throw notFound();
  },
}).lazy(() => import('../people/player.js').then(({ playerPage }) => playerPage));

const teamRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$id',
  validateSearch: readTeamSearch,
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const { team } = await import('../people/queries.js');
    const { side } = await ready(context, team, { id });
    if (side === null) throw notFound();
  },
}).lazy(() => import('../people/team.js').then(({ teamPage }) => teamPage));

const headToHeadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'head-to-head',
  validateSearch: readHeadToHeadSearch,
  loaderDeps: ({ search: { player: one, other } }) => ({ player: one, other }),
  loader: async ({ context, deps: { player: one = '', other = '' } }) => {
    if (!isId(one) || !isId(other)) throw notFound();
    const { headToHead } = await import('../people/queries.js');
    const answer = await ready(context, headToHead, { player: one, other });
    if (answer.headToHead === null) throw notFound();
  },
}).lazy(() => import('../people/head-to-head.js').then(({ headToHeadPage }) => headToHeadPage));

const sidesHeadToHeadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$id/against/$other',
  validateSearch: readCourseSearch,
  loader: async ({ context, params: { id, other } }) => {
    if (!isId(id) || !isId(other) || id === other) throw notFound();
    const { sidesHeadToHead } = await import('../people/queries.js');
    const { first, second } = await ready(context, sidesHeadToHead, { side: id, other });
    if (first === null || second === null) throw notFound();
  },
}).lazy(() => import('../people/sides-head-to-head.js').then(({ sidesHeadToHeadPage }) => sidesHeadToHeadPage));

const routeTree = rootRoute.addChildren([
  homeRoute,
  currentChampionshipRoute,
  championshipRoute,
  ...competitionRoutes,
  ...freeRoutes,
  plannedMatchRoute,
  matchRoute,
  matchesRoute,
  ...replayRoutes,
  trophiesRoute,
  trophyPlayersRoute,
  trophyHundredthsRoute,
  ...directoryRoutes,
  playerRoute,
  teamRoute,
  headToHeadRoute,
  sidesHeadToHeadRoute,
  ...announcementsRoutes,
  ...rulesRoutes,
  accountRoutes,
  sheetsRoutes,
  sidesRoutes,
  openTableRoute,
  offlineRoute,
  deskArea.addChildren([...deskRoutes, ...administrationRoutes]),
]);

export function createRouter(context: PageContext, history?: RouterHistory) {
  return createTanStackRouter({
    routeTree,
    context,
    rewrite: inLanguage(context.language),
    ...(history === undefined ? {} : { history }),
    origin: context.origin,
    defaultPreload: 'intent',
    defaultErrorComponent: Failure,
    defaultNotFoundComponent: Missing,
    // The server would put a script into the page for it, which the page's security policy forbids.
    scrollRestoration: history === undefined,
    // Addresses are read and written by people: ?asOf=2026-03-01, and nothing in quotes.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: writeSearch,
  });
}

function writeSearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? '' : `?${text}`;
}

export type Router = ReturnType<typeof createRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Router;
  }
}
