import { isAt } from '../../messages/addresses.js';

/**
 * Pages that everybody may read, kept for when there is no network: each as an anonymous reader gets it, with its files. The worker
 * writes them, pages look up what there is.
 */
export const PAGES = 'office-pages';

/** Of more the one that was read longest ago goes. */
const MOST = 30;
/** Milliseconds: what is older may no longer be so, and names on it may have been taken back. */
const OLDEST = 30 * 24 * 3600_000;

const pages = /^\/(?:rules\/[^/]+|announcements(?:\/.+)?|matches\/[^/]+(?:\/games\/\d+)?)$/;

/** What a page tells the worker when it was read. */
export interface Read {
  /** Path and query of its address. */
  readonly address: string;
  /** Addresses of what it has loaded, of the office. */
  readonly files: readonly string[];
}

export interface KeptPage {
  readonly address: string;
  readonly title: string;
  /** When it was fetched, in milliseconds. */
  readonly at: number;
  /** The files that it needs. */
  readonly files: readonly string[];
}

/** Rules, announcements, matches and their games, in whichever language. @param path without the query */
export function isToBeKept(path: string): boolean {
  return isAt(path, pages);
}

/** Of these pages those that are young and few enough to stay, the newest first. @param now in milliseconds */
export function staying(pages: readonly KeptPage[], now: number): readonly KeptPage[] {
  return pages
    .filter(({ at }) => now - at <= OLDEST)
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MOST);
}

/** What the device has and may still show, the newest first. */
export async function keptPages(): Promise<readonly KeptPage[]> {
  return staying(await allOf(await caches.open(PAGES)), Date.now());
}

/** All that a cache has, also what has to go. */
export async function allOf(cache: Cache): Promise<readonly KeptPage[]> {
  const responses = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return responses.flatMap((response) => pageIn(response) ?? []);
}

const HEADER = 'kept-page';

/** null of a file. */
export function pageIn(response: Response | undefined): KeptPage | null {
  const header = response?.headers.get(HEADER) ?? null;
  return header === null ? null : (JSON.parse(decodeURIComponent(header)) as KeptPage);
}

/** The page as it is kept: what it is stands in a header, and its own script sees that it does not come from the office. */
export function asKept(html: string, headers: Headers, page: KeptPage): Response {
  const kept = new Headers(headers);
  // They speak of the bytes that came over the line.
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary']) kept.delete(name);
  kept.set(HEADER, encodeURIComponent(JSON.stringify(page)));
  return new Response(html.replace(/<html (?:data-kept )?/, '<html data-kept '), { headers: kept });
}

/** Whether the page that the browser has loaded came from what is kept. */
export function isShownAsKept(): boolean {
  return document.documentElement.dataset['kept'] !== undefined;
}
