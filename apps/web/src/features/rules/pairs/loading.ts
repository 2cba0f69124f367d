import { loadWords } from '../../../messages/loading.js';
import type { PageContext } from '../../../api/context.js';
import { loadPairs, pairAnnouncement } from './table.js';

/** The table of pairs with its words. Nothing of it is loaded with other pages. @param ids of announcements in the address */
export async function loadPairsOf({ language }: PageContext, ...ids: readonly string[]) {
  ids.forEach(pairAnnouncement);
  const [words, table] = await Promise.all([loadWords(language, 'rules'), loadPairs()]);
  return { words, table };
}
