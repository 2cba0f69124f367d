import { createRoute, notFound } from '@tanstack/react-router';
import type { PageContext } from '../application/context.js';
import { ready } from '../application/ready.js';
import { isId, rootRoute } from '../application/roots.js';
import { loadReplayWords } from './loading.js';
import { replayedMatch } from './queries.js';
import { readReplaySearch } from './search.js';

const replay = createRoute({
  getParentRoute: () => rootRoute,
  path: 'matches/$id/games/$game',
  validateSearch: readReplaySearch,
  loader: ({ context, params }) => load(context, params),
}).lazy(() => import('./page.js').then(({ replayPage }) => replayPage));

/** The same for a frame on another site. */
const embedded = createRoute({
  getParentRoute: () => rootRoute,
  path: 'embed/matches/$id/games/$game',
  validateSearch: readReplaySearch,
  loader: ({ context, params }) => load(context, params),
}).lazy(() => import('./page.js').then(({ embeddedPage }) => embeddedPage));

export const replayRoutes = [replay, embedded] as const;

async function load(context: PageContext, { id, game }: { readonly id: string; readonly game: string }) {
  if (!isId(id) || !/^[1-9]\d{0,2}$/.test(game)) throw notFound();
  const [words, { match }] = await Promise.all([
    loadReplayWords(context.language),
    ready(context, replayedMatch, { id }),
  ]);
  if (match?.playedGames.includes(Number(game)) !== true) throw notFound();
  return words;
}
