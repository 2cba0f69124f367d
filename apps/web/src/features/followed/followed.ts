import { useSyncExternalStore } from 'react';

/** A player, or a team or pair, that somebody follows on this device. Names are asked for: who gets a pseudonym has it here, too. */
export interface Followed {
  readonly kind: 'player' | 'side';
  readonly id: string;
}

/** Read before anything is painted, too: theme.js keeps room for them on the first page. */
const KEY = 'followed';
/** As many as the first page has room for. */
export const MOST_FOLLOWED = 5;

const listeners = new Set<() => void>();
const nobody: readonly Followed[] = [];
/** What was read last, so that the same is the same. */
let read: { readonly text: string; readonly list: readonly Followed[] } = { text: '[]', list: nobody };

/** The latest first; nobody on the server, and until the page is awake. */
export function useFollowed(): readonly Followed[] {
  return useSyncExternalStore(subscribe, listNow, () => nobody);
}

/** Follows, or follows no more. Of more than there is room for the oldest goes. */
export function toggleFollowed(followed: Followed): void {
  const others = listNow().filter(({ id }) => id !== followed.id);
  const list = others.length === listNow().length ? [followed, ...others].slice(0, MOST_FOLLOWED) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // A browser that keeps nothing follows nobody.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function listNow(): readonly Followed[] {
  try {
    const text = localStorage.getItem(KEY) ?? '[]';
    if (text !== read.text) read = { text, list: JSON.parse(text) as readonly Followed[] };
    return read.list;
  } catch {
    return nobody;
  }
}
