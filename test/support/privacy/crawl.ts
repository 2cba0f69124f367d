import { wordsOf } from '../papers.js';
import { isFull } from '../full.js';

/** What somebody gets who follows every link from these addresses, each once. */
export interface Read {
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

/** More pages than a small office has; the ordinary run reads those that are nearest to where it begins. */
const MOST = isFull ? 400 : 60;

/** @param cookie of who reads; nobody in particular if left out */
export async function crawl(
  origin: string,
  cookie: string | undefined,
  from: readonly string[],
): Promise<readonly Read[]> {
  const waiting = [...from];
  const known = new Set(waiting);
  const read: Read[] = [];
  for (let path = waiting.shift(); path !== undefined && read.length < MOST; path = waiting.shift()) {
    const response = await fetch(`${origin}${path}`, { headers: cookie === undefined ? {} : { cookie } });
    const bytes = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    const text = type.startsWith('application/pdf') ? wordsOf(bytes) : bytes.toString();
    read.push({ path, status: response.status, text });
    if (!type.startsWith('text/html')) continue;
    for (const [, address] of text.matchAll(/(?:href|src|action)="([^"#]+)/g)) {
      const url = new URL(address!.replaceAll('&amp;', '&'), `${origin}${path}`);
      const next = `${url.pathname}${url.search}`;
      if (url.origin !== origin || known.has(next) || /^\/assets\//.test(next)) continue;
      known.add(next);
      waiting.push(next);
    }
  }
  return read;
}
