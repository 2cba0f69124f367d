import { createRoute } from '@tanstack/react-router';
import { languageRoute, ready } from '../application/roots.js';
import { viewerOf } from '../application/viewer.js';
import { loadAccountWords } from './loading.js';
import { readLoginSearch } from './search.js';

/** Pages about one's own account. Their words are loaded with them. */
const area = createRoute({
  getParentRoute: () => languageRoute,
  id: '_account',
  loader: ({ context }) => loadAccountWords(context.language),
  staleTime: Infinity,
}).lazy(() => import('./area.js').then(({ accountArea }) => accountArea));

const login = createRoute({
  getParentRoute: () => area,
  path: 'login',
  validateSearch: readLoginSearch,
}).lazy(() => import('./login.js').then(({ loginPage }) => loginPage));

const forgotten = createRoute({
  getParentRoute: () => area,
  path: 'forgotten-password',
}).lazy(() => import('./links.js').then(({ forgottenPage }) => forgottenPage));

// The addresses to which one-time links lead; their token stands behind `#` and never reaches the server.
const newPassword = createRoute({
  getParentRoute: () => area,
  path: 'new-password',
}).lazy(() => import('./links.js').then(({ newPasswordPage }) => newPasswordPage));

const invitation = createRoute({
  getParentRoute: () => area,
  path: 'invitation',
}).lazy(() => import('./links.js').then(({ invitationPage }) => invitationPage));

const firstAdmin = createRoute({
  getParentRoute: () => area,
  path: 'first-admin',
}).lazy(() => import('./links.js').then(({ firstAdminPage }) => firstAdminPage));

const account = createRoute({
  getParentRoute: () => area,
  path: 'account',
  beforeLoad: async ({ context, location }) => {
    await viewerOf(context, location.href);
  },
  loader: async ({ context }) => {
    await ready(context, (await import('./queries.js')).ownAccount, {});
  },
}).lazy(() => import('./page.js').then(({ accountPage }) => accountPage));

export const accountRoutes = area.addChildren([login, forgotten, newPassword, invitation, firstAdmin, account]);
