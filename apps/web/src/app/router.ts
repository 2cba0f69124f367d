import { createRouter as createTanStackRouter, type RouterHistory } from '@tanstack/react-router';
import type { PageContext } from '../api/context.js';
import { inLanguage } from '../messages/addresses.js';
import { plainSearch } from '../ui/search.js';
import { Failure, Missing } from './failure.js';
import { routeTree } from './route-tree.gen.js';

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
    ...plainSearch,
  });
}

export type Router = ReturnType<typeof createRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Router;
  }
}
