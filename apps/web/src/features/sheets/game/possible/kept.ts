import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PossibleState } from './question.js';

interface Kept extends DBSchema {
  /** By `keyOf`. */
  readonly answers: { readonly key: string; readonly value: PossibleState };
}

/** A season of sheets; when there are more, all of them are found out anew. */
const MOST = 2000;

let opened: Promise<IDBPDatabase<Kept>> | null = null;

/**
 * What was found out of a game, also before the page was loaded; else it is found out now, and kept. A browser that keeps nothing, or
 * has no digests since it does not trust the connection, finds it out each time.
 * @param finder version and limit of what finds it out: another one may come to something else
 * @param text the game as it stands on the sheet
 */
export async function foundOut(finder: string, text: string, find: () => PossibleState): Promise<PossibleState> {
  try {
    const key = await keyOf(finder, text);
    const known = await (await answers()).get('answers', key);
    if (known !== undefined) return known;
    const found = find();
    await keep(key, found);
    return found;
  } catch {
    return find();
  }
}

/** Whoever logs out leaves nothing behind, not even hashes of what was entered. */
export async function forgetFoundOut(): Promise<void> {
  await (await answers()).clear('answers');
}

async function keep(key: string, state: PossibleState): Promise<void> {
  const { store, done } = (await answers()).transaction('answers', 'readwrite');
  if ((await store.count()) >= MOST) await store.clear();
  await Promise.all([store.put(state, key), done]);
}

async function keyOf(finder: string, text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${finder} ${hash}`;
}

function answers(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('office-possible', 1, {
    upgrade: (made) => {
      made.createObjectStore('answers');
    },
  });
  return opened;
}
