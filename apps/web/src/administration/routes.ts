import { createRoute, notFound } from '@tanstack/react-router';
import { ready } from '../application/ready.js';
import { isId, yearOf } from '../application/roots.js';
import { deskArea, ofJury } from '../jury/area-route.js';
import { readAdministrationSearch, readPeopleSearch, readTeamsSearch, readVenuesSearch } from './search.js';

const administration = createRoute({
  getParentRoute: () => deskArea,
  path: 'administration',
  validateSearch: readAdministrationSearch,
  loader: async ({ context }) => {
    const { viewer } = context;
    if (viewer.account.admin) await ready(context, (await import('./administration-queries.js')).administration, {});
  },
}).lazy(() => import('./administration.js').then(({ administrationPage }) => administrationPage));

const seasons = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/seasons',
  beforeLoad: ofJury,
  loader: async ({ context }) => {
    await ready(context, (await import('./season-queries.js')).seasonList, {});
  },
}).lazy(() => import('./seasons.js').then(({ seasonsPage }) => seasonsPage));

const teams = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/seasons/$year/teams',
  beforeLoad: ofJury,
  validateSearch: readTeamsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps: { state = 'TAKES_PART', after } }) => {
    const year = yearOf(params.year);
    const { teamsOfSeason } = await import('./season-queries.js');
    const { season } = await ready(context, teamsOfSeason, { year, states: [state], after: after ?? null });
    if (season === null) throw notFound();
  },
}).lazy(() => import('./teams.js').then(({ teamsPage }) => teamsPage));

const team = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/teams/$id',
  beforeLoad: ofJury,
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const answer = await ready(context, (await import('./season-queries.js')).oneTeam, { id });
    if (answer.team === null) throw notFound();
  },
}).lazy(() => import('./team.js').then(({ deskTeamPage }) => deskTeamPage));

const people = createRoute({
  getParentRoute: () => deskArea,
  path: 'people',
  validateSearch: readPeopleSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { name, after } }) => {
    const queries = await import('./queries.js');
    await ready(context, queries.people, { search: name ?? null, after: after ?? null });
  },
}).lazy(() => import('./people.js').then(({ peoplePage }) => peoplePage));

const person = createRoute({
  getParentRoute: () => deskArea,
  path: 'people/$id',
  loader: async ({ context, params: { id } }) => {
    if (!isId(id)) throw notFound();
    const answer = await ready(context, (await import('./queries.js')).onePerson, { id });
    if (answer.person === null) throw notFound();
  },
}).lazy(() => import('./person.js').then(({ personPage }) => personPage));

const venues = createRoute({
  getParentRoute: () => deskArea,
  path: 'jury/venues',
  beforeLoad: ofJury,
  validateSearch: readVenuesSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { after } }) => {
    await ready(context, (await import('./venue-queries.js')).venueList, { after: after ?? null });
  },
}).lazy(() => import('./venues.js').then(({ venuesPage }) => venuesPage));

export const administrationRoutes = [administration, seasons, teams, team, people, person, venues] as const;
