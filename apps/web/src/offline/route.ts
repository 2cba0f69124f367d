import { createRoute } from '@tanstack/react-router';
import { languageRoute } from '../application/roots.js';

/** What is shown in place of a page that cannot be fetched; the worker leads here, with the address behind the `#`. */
export const offlineRoute = createRoute({ getParentRoute: () => languageRoute, path: 'offline' }).lazy(() =>
  import('./page.js').then(({ offlinePage }) => offlinePage),
);
