import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from '../application/roots.js';
import type { PageContext } from '../application/context.js';
import { type Viewer, viewerOf } from '../application/viewer.js';
import { addressIn } from '../language/addresses.js';
import { loadDeskWords } from './loading.js';

/** Pages of those who keep the office. Whoever opens them is logged in; the office says what they may do there. */
export const deskArea = createRoute({
  getParentRoute: () => rootRoute,
  id: '_desk',
  beforeLoad: async ({ context, location }) => ({ viewer: await viewerOf(context, location.publicHref) }),
  loader: ({ context }) => loadDeskWords(context.language),
  staleTime: Infinity,
}).lazy(() => import('./area.js').then(({ areaOfDesk }) => areaOfDesk));

interface Guarded {
  readonly context: PageContext & { readonly viewer: Viewer };
  readonly location: { readonly pathname: string };
}

/** Before a page of the jury: who is not of it is told who is, and what they may do themselves. */
export function ofJury({ context, location }: Guarded): void {
  if (context.viewer.account.jury) return;
  refuse(context, location);
}

/** Before the desks of cup and Grand Prix, which are also for whom an admin has appointed where the whole jury plays (D58). */
export function ofJuryOrAppointed({ context, location }: Guarded): void {
  const { jury, appointedForEvent } = context.viewer.account;
  if (!jury && !appointedForEvent) refuse(context, location);
}

function refuse(context: Guarded['context'], location: Guarded['location']): never {
  throw redirect({
    to: '/administration',
    search: { asked: addressIn(context.language, location.pathname) },
  });
}
