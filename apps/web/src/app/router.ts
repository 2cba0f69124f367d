import { createRouter as createTanStackRouter, type RouterHistory } from '@tanstack/react-router';
import type { PageContext } from '../api/context.js';
import { inLanguage } from '../messages/addresses.js';
import { plainSearch } from '../ui/search.js';
import { Failure, Missing } from './failure.js';
import { routeTree } from './route-tree.gen.js';

/**
 * Each page begins at its top, or where it was left. The page that came written is on the screen before its script is: whoever has
 * begun to read it, or to press something in it, stays where they are.
 */
function movesWindow(): () => boolean {
  let isFirst = true;
  return () => {
    const isBeingRead = isFirst && window.scrollY > 0;
    isFirst = false;
    // The router remembers where a window was that it has seen scroll.
    if (isBeingRead) document.dispatchEvent(new Event('scroll'));
    return !isBeingRead;
  };
}

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
    scrollRestoration: history === undefined && movesWindow(),
    ...plainSearch,
  });
}

export type Router = ReturnType<typeof createRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Router;
  }
}
