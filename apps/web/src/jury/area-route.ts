import { createRoute } from '@tanstack/react-router';
import { languageRoute } from '../application/roots.js';
import { viewerOf } from '../application/viewer.js';
import { loadDeskWords } from './loading.js';

/** Pages of those who keep the office. Whoever opens them is logged in; what he may do there the office says. */
export const deskArea = createRoute({
  getParentRoute: () => languageRoute,
  id: '_desk',
  beforeLoad: async ({ context, location }) => ({ viewer: await viewerOf(context, location.href) }),
  loader: ({ context }) => loadDeskWords(context.language),
  staleTime: Infinity,
}).lazy(() => import('./area.js').then(({ areaOfDesk }) => areaOfDesk));
