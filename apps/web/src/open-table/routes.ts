import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../application/roots.js';
import { loadPlayingWords } from '../playing/loading.js';
import type { TableSearch } from './search.js';

/** A table at which anybody plays a deal through; nothing of it is sent to the office, or asked of it. */
export const openTableRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'table',
  validateSearch: (search: Record<string, unknown>): TableSearch => search as TableSearch,
  loader: ({ context }) => loadPlayingWords(context.language),
  staleTime: Infinity,
}).lazy(() => import('./page.js').then(({ openTablePage }) => openTablePage));
