import { createRoute } from '@tanstack/react-router';
import type { PageContext } from '../application/context.js';
import { ready } from '../application/ready.js';
import { rootRoute } from '../application/roots.js';
import { viewerOf } from '../application/viewer.js';
import { loadAccountWords } from './loading.js';
import { readLoginSearch, readPageSearch } from './search.js';

/** Pages about one's own account. Their words are loaded with them. */
const area = createRoute({
  getParentRoute: () => rootRoute,
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

const teamInvitation = createRoute({
  getParentRoute: () => area,
  path: 'team-invitation',
}).lazy(() => import('./team-invitation.js').then(({ teamInvitationPage }) => teamInvitationPage));

const firstAdmin = createRoute({
  getParentRoute: () => area,
  path: 'first-admin',
}).lazy(() => import('./links.js').then(({ firstAdminPage }) => firstAdminPage));

/** Rooms of the account are for who is logged in. */
const toLogin = async ({
  context,
  location,
}: {
  context: PageContext;
  location: { publicHref: string };
}): Promise<void> => {
  await viewerOf(context, location.publicHref);
};

const account = createRoute({
  getParentRoute: () => area,
  path: 'account',
  beforeLoad: toLogin,
  loader: async ({ context, location }) => {
    const [{ ownAccount }, { ownDue, dueVariables }] = await Promise.all([
      import('./queries.js'),
      import('../due/queries.js'),
    ]);
    const { account: roles } = await viewerOf(context, location.publicHref);
    await Promise.all([ready(context, ownAccount, {}), ready(context, ownDue, dueVariables(context, roles))]);
  },
}).lazy(() => import('./page.js').then(({ accountPage }) => accountPage));

const profile = createRoute({
  getParentRoute: () => area,
  beforeLoad: toLogin,
  path: 'account/profile',
  loader: async ({ context }) => {
    await ready(context, (await import('./profile-queries.js')).ownProfile, {});
  },
}).lazy(() => import('./profile.js').then(({ profilePage }) => profilePage));

const webhooks = createRoute({
  getParentRoute: () => area,
  beforeLoad: toLogin,
  path: 'account/webhooks',
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { after = null } }) => {
    await ready(context, (await import('./webhook-queries.js')).ownWebhooks, { after });
  },
}).lazy(() => import('./webhooks.js').then(({ webhooksPage }) => webhooksPage));

const tokens = createRoute({
  getParentRoute: () => area,
  beforeLoad: toLogin,
  path: 'account/tokens',
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { after = null } }) => {
    await ready(context, (await import('./token-queries.js')).ownTokens, { after });
  },
}).lazy(() => import('./tokens.js').then(({ tokensPage }) => tokensPage));

export const accountRoutes = area.addChildren([
  login,
  forgotten,
  newPassword,
  invitation,
  teamInvitation,
  firstAdmin,
  account,
  profile,
  webhooks,
  tokens,
]);
