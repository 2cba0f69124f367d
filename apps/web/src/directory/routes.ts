import { createRoute } from '@tanstack/react-router';
import { ready } from '../application/ready.js';
import { rootRoute } from '../application/roots.js';
import { newestYear } from '../season/newest-year.js';
import { readPlayersSearch, readTeamsSearch } from './search.js';

const seasons = createRoute({
  getParentRoute: () => rootRoute,
  path: 'seasons',
  loader: async ({ context }) => {
    await ready(context, (await import('./queries.js')).allSeasons, {});
  },
}).lazy(() => import('./seasons.js').then(({ allSeasonsPage }) => allSeasonsPage));

const teams = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams',
  validateSearch: readTeamsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { allTeams, teamsVariables } = await import('./queries.js');
    const newest = await newestYear(context);
    await ready(context, allTeams, teamsVariables(deps, newest));
    return { newest };
  },
}).lazy(() => import('./teams.js').then(({ allTeamsPage }) => allTeamsPage));

const players = createRoute({
  getParentRoute: () => rootRoute,
  path: 'players',
  validateSearch: readPlayersSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { allPlayers, playersVariables } = await import('./queries.js');
    await ready(context, allPlayers, playersVariables(deps));
  },
}).lazy(() => import('./players.js').then(({ allPlayersPage }) => allPlayersPage));

export const directoryRoutes = [seasons, teams, players] as const;
