import { createRoute, notFound } from '@tanstack/react-router';
import type { PageContext } from '../application/context.js';
import { ready } from '../application/ready.js';
import { rootRoute } from '../application/roots.js';
import { loadReplayWords } from '../replay/loading.js';
import { readReplaySearch } from '../replay/search.js';
import { catalogue } from './queries.js';
import { readAnnouncementsSearch } from './search.js';

const announcements = createRoute({
  getParentRoute: () => rootRoute,
  path: 'announcements',
  validateSearch: readAnnouncementsSearch,
  loaderDeps: ({ search: { season } }) => ({ season }),
  loader: async ({ context, deps: { season } }) => {
    await ready(context, catalogue, {
      year: season === undefined ? null : Number(season),
    });
  },
}).lazy(() => import('./page.js').then(({ announcementsPage }) => announcementsPage));

const announcement = createRoute({
  getParentRoute: () => rootRoute,
  path: 'announcements/$announcement',
  loader: ({ context, params }) => load(context, params.announcement),
}).lazy(() => import('./announcement.js').then(({ announcementPage }) => announcementPage));

const exampleGame = createRoute({
  getParentRoute: () => rootRoute,
  path: 'announcements/$announcement/games/$game',
  validateSearch: readReplaySearch,
  loader: async ({ context, params }) => {
    const loaded = await load(context, params.announcement);
    if (!loaded.examples.analysis.games.some(({ number }) => String(number) === params.game)) throw notFound();
    return loaded;
  },
}).lazy(() => import('./example-game.js').then(({ exampleGamePage }) => exampleGamePage));

export const announcementsRoutes = [announcements, announcement, exampleGame] as const;

async function load({ language }: PageContext, id: string) {
  const { hasExamples, loadExamples } = await import('./examples.js');
  if (!hasExamples(id)) throw notFound();
  const [words, examples] = await Promise.all([loadReplayWords(language), loadExamples(id)]);
  return { words, id, examples };
}
