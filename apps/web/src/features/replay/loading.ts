import { loadWords } from '../../messages/loading.js';
import { notFound } from '@tanstack/react-router';
import type { PageContext } from '../../api/context.js';
import { idOf, load } from '../../api/load.js';
import { replayedMatch } from './queries.js';

/** What the page of a played game shows, here and in a frame; answers with its words. */
export async function loadReplay(context: PageContext, { id, game }: { readonly id: string; readonly game: string }) {
  if (!/^[1-9]\d{0,2}$/.test(game)) throw notFound();
  const [words, { match }] = await Promise.all([
    loadWords(context.language, 'replay', 'cards'),
    load(context, replayedMatch, { id: idOf(id) }, 'match'),
  ]);
  if (!match.playedGames.includes(Number(game))) throw notFound();
  return words;
}
