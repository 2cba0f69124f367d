import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SeasonDirectory } from './season-directory.js';
import type { LocalDraft } from './draft.js';

/** What the phone keeps. */
interface Kept extends DBSchema {
  readonly drafts: { readonly key: string; readonly value: LocalDraft };
  /** What is known of a season without a network, by its year; under 0 who was logged in last. */
  readonly directories: { readonly key: number; readonly value: SeasonDirectory };
  /** How often an announcement was made on this phone, for the favourites. */
  readonly favourites: { readonly key: string; readonly value: number };
}

/** How pages of sheets that are open at once tell each other that a draft, by its id, has changed. */
export const CHANNEL = 'office-sheets';
/** Said there when the sheets of the phone have gone. */
export const FORGOTTEN = 'forgotten';

export type SheetsDatabase = IDBPDatabase<Kept>;

let opened: Promise<SheetsDatabase> | null = null;

export function database(): Promise<SheetsDatabase> {
  opened ??= openDB<Kept>('office-sheets', 1, {
    upgrade: (made) => {
      made.createObjectStore('drafts', { keyPath: 'id' });
      made.createObjectStore('directories');
      made.createObjectStore('favourites');
    },
    // Another page of a later version wants to change the stores: it must not wait for this one.
    blocking: () => location.reload(),
  });
  return opened;
}

/** To the disk before it counts as done: a battery may be dead the moment after. */
export async function keepDraft(draft: LocalDraft): Promise<void> {
  const transaction = (await database()).transaction('drafts', 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.store.put(draft), transaction.done]);
}

/**
 * Takes from the phone what it has of an account: its sheets, what is known of the season, and what was announced on it. Sheets of
 * others who use the phone are theirs and stay.
 */
export async function forget(account: string): Promise<void> {
  const kept = await database();
  const transaction = kept.transaction(['drafts', 'directories', 'favourites'], 'readwrite');
  const drafts = transaction.objectStore('drafts');
  const own = (await drafts.getAll()).filter((draft) => draft.account === account);
  await Promise.all([
    ...own.map(({ id }) => drafts.delete(id)),
    transaction.objectStore('directories').clear(),
    transaction.objectStore('favourites').clear(),
    transaction.done,
  ]);
}

/** Asks the browser not to clear what is kept when room is short. */
export async function askToPersist(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // Older browsers have no such promise to make.
  }
}

/** Whether little room is left: what was entered could soon not be kept any more. */
export async function isRoomShort(): Promise<boolean> {
  try {
    const { usage = 0, quota = Infinity } = await navigator.storage.estimate();
    return quota - usage < 5_000_000;
  } catch {
    return false;
  }
}
