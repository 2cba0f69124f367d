import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../application/roots.js';

/** What is shown in place of a page that cannot be fetched; the worker leads here, with the address behind the `#`. */
export const offlineRoute = createRoute({ getParentRoute: () => rootRoute, path: 'offline' }).lazy(() =>
  import('./page.js').then(({ offlinePage }) => offlinePage),
);
