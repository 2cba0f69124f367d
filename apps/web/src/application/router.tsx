import {
  createRootRouteWithContext,
  createRoute,
  createRouter as createTanStackRouter,
  notFound,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { catalogue } from '../announcements/queries.js';
import { readTableSearch } from '../championship/search.js';
import { championshipTable, newestSeason } from '../championship/queries.js';
import { type Query, schemaLanguage } from '../graphql/graphql.js';
import { asked } from '../graphql/queries.js';
import { news } from '../home/queries.js';
import { headToHead, player, team } from '../people/queries.js';
import { trophyList, variablesOf } from '../trophies/queries.js';
import { readTrophySearch } from '../trophies/search.js';
import { matchSheet } from '../match/queries.js';
import { isLanguage } from '../language/languages.js';
import type { PageContext } from './context.js';
import { Document } from './document.js';
import { Failure, Missing } from './failure.js';

/** Asks for what a page shows. What was asked for before is shown at once; the page asks again behind it. */
function ready<Answer, Variables>(
  { queries, ask }: PageContext,
  query: Query<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  return queries.query({ ...asked(ask, query, variables), staleTime: 'static' });
}

export const rootRoute = createRootRouteWithContext<PageContext>()({ component: Document });

const languageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$language',
  beforeLoad: ({ params, context }) => {
    if (!isLanguage(params.language) || params.language !== context.language) throw notFound();
  },
});

const homeRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: '/',
  loader: async ({ context }) => {
    await ready(context, news, { lang: schemaLanguage(context.language) });
  },
}).lazy(() => import('../home/page.js').then(({ homePage }) => homePage));

/** The newest season, whose year nobody has to know. */
const currentChampionshipRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'championship',
  beforeLoad: async ({ context, params }) => {
    const { seasons } = await ready(context, newestSeason, {});
    const year = seasons.nodes[0]?.year;
    if (year === undefined) throw notFound();
    throw redirect({ to: '/$language/championship/$year', params: { ...params, year: String(year) } });
  },
});

const championshipRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'championship/$year',
  validateSearch: readTableSearch,
  loaderDeps: ({ search: { asOf } }) => ({ asOf }),
  loader: async ({ context, params, deps }) => {
    const year = yearOf(params.year);
    const data = await ready(context, championshipTable, {
      year,
      asOf: deps.asOf ?? null,
      lang: schemaLanguage(context.language),
    });
    if (data.championshipTable === null) throw notFound();
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
    ...(typeof one === 'string' ? { player: one } : {}),
    ...(typeof other === 'string' ? { other } : {}),
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
  loader: async ({ context }) => {
    await ready(context, catalogue, { lang: schemaLanguage(context.language) });
  },
}).lazy(() => import('../announcements/page.js').then(({ announcementsPage }) => announcementsPage));

function isId(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

function yearOf(text: string): number {
  if (!/^\d{4}$/.test(text)) throw notFound();
  return Number(text);
}

const routeTree = rootRoute.addChildren([
  languageRoute.addChildren([
    homeRoute,
    currentChampionshipRoute,
    championshipRoute,
    matchRoute,
    trophiesRoute,
    playerRoute,
    teamRoute,
    headToHeadRoute,
    announcementsRoute,
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
