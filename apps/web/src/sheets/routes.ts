import { createRoute, notFound } from '@tanstack/react-router';
import { rootRoute } from '../application/roots.js';
import { loadSheetsWords } from './loading.js';
import { readThen, type Then } from './then.js';

/**
 * The sheets of one's own. They are kept on the phone, so nothing is asked for before a page is shown, and the office renders
 * the same frame for all of them: that is what a phone without a network begins with.
 */
const area = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sheets',
  loader: ({ context }) => loadSheetsWords(context.language),
  staleTime: Infinity,
}).lazy(() => import('./area.js').then(({ sheetsArea }) => sheetsArea));

const list = createRoute({ getParentRoute: () => area, path: '/' }).lazy(() =>
  import('./list.js').then(({ listPage }) => listPage),
);

const begin = createRoute({ getParentRoute: () => area, path: 'new' }).lazy(() =>
  import('./begin.js').then(({ beginPage }) => beginPage),
);

const confirm = createRoute({ getParentRoute: () => area, path: 'confirm/$match' }).lazy(() =>
  import('./confirm/page.js').then(({ confirmPage }) => confirmPage),
);

const sheet = createRoute({ getParentRoute: () => area, path: '$id' }).lazy(() =>
  import('./sheet.js').then(({ sheetPage }) => sheetPage),
);

const match = createRoute({ getParentRoute: () => area, path: '$id/match', validateSearch: readThen }).lazy(() =>
  import('./match.js').then(({ matchDetailsPage }) => matchDetailsPage),
);

const players = createRoute({ getParentRoute: () => area, path: '$id/players', validateSearch: readThen }).lazy(() =>
  import('./players.js').then(({ playersPage }) => playersPage),
);

const cards = createRoute({
  getParentRoute: () => area,
  path: '$id/game/$game',
  params: { parse, stringify },
  validateSearch: readThen,
}).lazy(() => import('./game/cards.js').then(({ cardsPage }) => cardsPage));

const calls = createRoute({
  getParentRoute: () => area,
  path: '$id/game/$game/calls',
  params: { parse, stringify },
  validateSearch: readThen,
}).lazy(() => import('./game/calls.js').then(({ callsPage }) => callsPage));

const byCards = createRoute({
  getParentRoute: () => area,
  path: '$id/game/$game/cards',
  params: { parse, stringify },
  validateSearch: readThen,
}).lazy(() => import('./game/by-cards.js').then(({ byCardsPage }) => byCardsPage));

const catalogue = createRoute({
  getParentRoute: () => area,
  path: '$id/game/$game/announcements',
  params: { parse, stringify },
  validateSearch: ({ seat, ...more }: Record<string, unknown>): Then & { seat?: string } => ({
    ...readThen(more),
    ...(typeof seat === 'string' ? { seat } : {}),
  }),
}).lazy(() => import('./game/catalogue.js').then(({ cataloguePage }) => cataloguePage));

const handIn = createRoute({ getParentRoute: () => area, path: '$id/hand-in' }).lazy(() =>
  import('./hand-in.js').then(({ handInPage }) => handInPage),
);

const here = createRoute({ getParentRoute: () => area, path: '$id/here' }).lazy(() =>
  import('./here/page.js').then(({ herePage }) => herePage),
);

export const sheetsRoutes = area.addChildren([
  list,
  begin,
  confirm,
  sheet,
  match,
  players,
  cards,
  calls,
  byCards,
  catalogue,
  handIn,
  here,
]);

/** Games are numbered from 1; a match has eight at most. */
function parse({ id, game }: { id: string; game: string }): { id: string; game: number } {
  if (!/^[1-8]$/.test(game)) throw notFound();
  return { id, game: Number(game) };
}

function stringify({ id, game }: { id: string; game: number }): { id: string; game: string } {
  return { id, game: String(game) };
}
