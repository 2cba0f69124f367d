/// <reference lib="webworker" />
import { allOf, asKept, isToBeKept, type KeptPage, pageIn, PAGES, type Read, staying } from './kept-pages.js';

/** Milliseconds within which a page that is read again is not asked for again. */
const RECENT = 10 * 60_000;

/** Keeps a page that was read, where everybody may read it, and lets go what is too old or too much. For the worker. */
export async function keep({ address, files }: Read): Promise<void> {
  if (!isToBeKept(new URL(address, self.location.origin).pathname)) return;
  const cache = await caches.open(PAGES);
  const before = pageIn(await cache.match(address));
  if (before !== null && Date.now() - before.at < RECENT) {
    await keepMore(cache, before, files);
    return;
  }
  // Without the cookie: the office answers as it does to anybody, and nothing of a login is kept.
  const response = await fetch(address, { credentials: 'omit', cache: 'no-store' }).catch(() => null);
  // The office cannot be reached: what was kept stays.
  if (response === null || response.status >= 500) return;
  if (!response.ok || response.redirected) {
    await cache.delete(address);
    return;
  }
  const html = await response.text();
  const named = filesIn(html);
  // A page of another version would lack what only its own script loads: it is kept when it was read in that version.
  if (!named.filter(isScript).every((file) => files.includes(file))) return;
  const page = { address, title: titleIn(html), at: Date.now(), files: [...new Set([...named, ...files])] };
  await cache.addAll(await missing(cache, page.files));
  await cache.put(address, asKept(html, response.headers, page));
  await letGo(cache);
}

/** What a page has loaded only after it was kept. */
async function keepMore(cache: Cache, before: KeptPage, files: readonly string[]): Promise<void> {
  const more = files.filter((file) => !before.files.includes(file));
  const kept = await cache.match(before.address);
  if (more.length === 0 || kept === undefined) return;
  await cache.addAll(await missing(cache, more));
  await cache.put(
    before.address,
    asKept(await kept.text(), kept.headers, { ...before, files: [...before.files, ...more] }),
  );
}

/** The page as it is kept; null where it is not, or too old. */
export async function keptPage(address: string): Promise<Response | null> {
  const response = await (await caches.open(PAGES)).match(address);
  const page = pageIn(response);
  return page === null || staying([page], Date.now()).length === 0 ? null : response!;
}

/** Pages too old or too many, and files that none of the others needs. */
async function letGo(cache: Cache): Promise<void> {
  const stay = staying(await allOf(cache), Date.now());
  const needed = new Set(stay.flatMap(({ address, files }) => [address, ...files]));
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
}

async function missing(cache: Cache, files: readonly string[]): Promise<string[]> {
  const found = await Promise.all(files.map(async (file) => ((await cache.match(file)) === undefined ? [file] : [])));
  return found.flat();
}

/** Scripts and styles that the page names itself. */
function filesIn(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file!))];
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

function titleIn(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replaceAll(/&(?:amp|lt|quot);/g, (entity) => signs[entity]!);
}

/** Those that are not written as they are. */
const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&quot;': '"',
};
