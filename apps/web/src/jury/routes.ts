import { createRoute, notFound } from '@tanstack/react-router';
import { isId, ready } from '../application/roots.js';
import { schemaLanguage } from '../graphql/graphql.js';
import { deskArea } from './area-route.js';
import { readLogSearch } from './log/search.js';
import { readRequestsSearch } from './requests/search.js';
import { readDeskMatchSearch, readDeskSearch } from './search.js';

const desk = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury',
  validateSearch: readDeskSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { queue = 'TO_DECIDE', after } }) => {
    await ready(context, (await import('./queries.js')).desk, { queue, after: after ?? null });
  },
}).lazy(() => import('./desk.js').then(({ deskPage }) => deskPage));

const match = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/matches/$id',
  validateSearch: readDeskMatchSearch,
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const { deskMatch } = await import('./match/queries.js');
    const answer = await ready(context, deskMatch, { id, lang: schemaLanguage(context.language) });
    if (answer.match === null) throw notFound();
  },
}).lazy(() => import('./match/page.js').then(({ deskMatchPage }) => deskMatchPage));

const requests = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/requests',
  validateSearch: readRequestsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { state = 'UNDECIDED', after } }) => {
    const { requestList } = await import('./requests/queries.js');
    const lang = schemaLanguage(context.language);
    await ready(context, requestList, { states: [state], after: after ?? null, lang });
  },
}).lazy(() => import('./requests/list.js').then(({ requestsPage }) => requestsPage));

/** Where letters lead, too: whoever has asked may read what became of it. */
const request = createRoute({
  getParentRoute: () => deskArea,
  path: 'requests/$id',
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const { oneRequest } = await import('./requests/queries.js');
    const answer = await ready(context, oneRequest, { id, lang: schemaLanguage(context.language) });
    if (answer.request === null) throw notFound();
  },
}).lazy(() => import('./requests/page.js').then(({ requestPage }) => requestPage));

const log = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/log',
  validateSearch: readLogSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { auditLog, logVariables } = await import('./log/queries.js');
    await ready(context, auditLog, logVariables(deps));
  },
}).lazy(() => import('./log/page.js').then(({ logPage }) => logPage));

export const deskRoutes = [desk, match, requests, request, log] as const;
