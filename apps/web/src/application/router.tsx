import {
  createRoute,
  createRouter as createTanStackRouter,
  notFound,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { accountRoutes } from '../account/routes.js';
import { administrationRoutes } from '../administration/routes.js';
import { catalogue } from '../announcements/queries.js';
import { readAnnouncementsSearch } from '../announcements/search.js';
import { readTableSearch } from '../championship/search.js';
import { championshipTable } from '../championship/queries.js';
import { schemaLanguage } from '../graphql/graphql.js';
import { news, newsVariables } from '../home/queries.js';
import { deskArea } from '../jury/area-route.js';
import { deskRoutes } from '../jury/routes.js';
import { headToHead, player, team } from '../people/queries.js';
import { freeRoutes } from '../free-championship/routes.js';
import { newestYear } from '../season/newest-year.js';
import { competitionRoutes } from '../season/routes.js';
import { sheetsRoutes } from '../sheets/routes.js';
import { trophyList, variablesOf } from '../trophies/queries.js';
import { readTrophySearch } from '../trophies/search.js';
import { matchSheet } from '../match/queries.js';
import { plannedMatchRoute } from '../planned/routes.js';
import type { PageContext } from './context.js';
import { Failure, Missing } from './failure.js';
import { isId, languageRoute, orMissing, ready, rootRoute, yearOf } from './roots.js';

const homeRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: '/',
  loader: async ({ context }) => {
    await ready(context, news, newsVariables(context));
  },
}).lazy(() => import('../home/page.js').then(({ homePage }) => homePage));

/** The newest season, whose year nobody has to know. */
const currentChampionshipRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'championship',
  beforeLoad: async ({ context, params }) => {
    throw redirect({ to: '/$language/championship/$year', params: { ...params, year: await newestYear(context) } });
  },
});

const championshipRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'championship/$year',
  validateSearch: readTableSearch,
  loaderDeps: ({ search: { asOf } }) => ({ asOf }),
  loader: async ({ context, params, deps }) => {
    const year = yearOf(params.year);
    const lang = schemaLanguage(context.language);
    const data = await ready(context, championshipTable, { year, asOf: deps.asOf ?? null, lang });
    orMissing(context, params.year, data.championshipTable);
  },
}).lazy(() => import('../championship/page.js').then(({ championshipPage }) => championshipPage));

const matchRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'matches/$id',
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const { match } = await ready(context, matchSheet, { id, lang: schemaLanguage(context.language) });
    if (match === null) throw notFound();
  },
}).lazy(() => import('../match/page.js').then(({ matchPage }) => matchPage));

const trophiesRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'trophies',
  validateSearch: readTrophySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (deps.trophy !== undefined && !(await import('../trophies/kinds.js')).isTrophyKind(deps.trophy))
      throw notFound();
    await ready(context, trophyList, variablesOf(deps, schemaLanguage(context.language)));
  },
}).lazy(() => import('../trophies/page.js').then(({ trophiesPage }) => trophiesPage));

const playerRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'players/$id',
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const { person } = await ready(context, player, { id, lang: schemaLanguage(context.language) });
    if (person === null) throw notFound();
  },
}).lazy(() => import('../people/player.js').then(({ playerPage }) => playerPage));

const teamRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'teams/$id',
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const { side } = await ready(context, team, { id, lang: schemaLanguage(context.language) });
    if (side === null) throw notFound();
  },
}).lazy(() => import('../people/team.js').then(({ teamPage }) => teamPage));

const headToHeadRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'head-to-head',
  validateSearch: ({ player: one, other }: Record<string, unknown>): { player?: string; other?: string } => ({
    player: typeof one === 'string' ? one : undefined,
    other: typeof other === 'string' ? other : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { player: one = '', other = '' } }) => {
    if (!isId(one) || !isId(other)) throw notFound();
    const answer = await ready(context, headToHead, { player: one, other, lang: schemaLanguage(context.language) });
    if (answer.headToHead === null) throw notFound();
  },
}).lazy(() => import('../people/head-to-head.js').then(({ headToHeadPage }) => headToHeadPage));

const announcementsRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'announcements',
  validateSearch: readAnnouncementsSearch,
  loaderDeps: ({ search: { season } }) => ({ season }),
  loader: async ({ context, deps: { season } }) => {
    await ready(context, catalogue, {
      lang: schemaLanguage(context.language),
      year: season === undefined ? null : Number(season),
    });
  },
}).lazy(() => import('../announcements/page.js').then(({ announcementsPage }) => announcementsPage));

const routeTree = rootRoute.addChildren([
  languageRoute.addChildren([
    homeRoute,
    currentChampionshipRoute,
    championshipRoute,
    ...competitionRoutes,
    ...freeRoutes,
    plannedMatchRoute,
    matchRoute,
    trophiesRoute,
    playerRoute,
    teamRoute,
    headToHeadRoute,
    announcementsRoute,
    accountRoutes,
    sheetsRoutes,
    deskArea.addChildren([...deskRoutes, ...administrationRoutes]),
  ]),
]);

export function createRouter(context: PageContext, history?: RouterHistory) {
  return createTanStackRouter({
    routeTree,
    context,
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
