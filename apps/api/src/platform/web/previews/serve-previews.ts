import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keptOnceLoaded } from '../../loading/kept.js';
import { cardsOfPage, honours } from './cards-on-page.js';
import { drawingsIn } from './drawings.js';
import { Previews, wordsOfPage } from './previews.js';
import { tableOfPage } from './table-on-page.js';

/**
 * Serves the preview picture of each page under `/previews` and its address: `/previews/en/championship/2026.png`. It says what the
 * page says of itself to anybody; where that is nothing, or too many are wanted at once, it is the picture of the office. `v` in the
 * address, by which messengers see that there is another, says nothing here. A page that shows a card table has it in its picture, and one that is about some cards has these.
 *
 * @param files the folder of what browsers load, where cards, letters and the mark are
 * @param pageOf the HTML of a page as anybody sees it; null for one that nobody sees
 */
export function servePreviews(
  server: FastifyInstance,
  files: string,
  pageOf: (request: FastifyRequest, address: string) => Promise<string | null>,
): void {
  const drawings = keptOnceLoaded(() => drawingsIn(files));
  const previews = new Previews(drawings);
  const ofOffice = keptOnceLoaded(async () => {
    const { drawPreview } = await import('./picture.js');
    return drawPreview({ title: 'Royal Tarokk', description: '' }, await drawings(), honours);
  });
  // The same for every page that has none of its own, and so no matter of how many are wanted at once.
  server.get('/preview.png', async (_, reply): Promise<FastifyReply> =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
      .type('image/png')
      .send(await ofOffice()),
  );
  server.get('/previews/*', async (request, reply): Promise<FastifyReply> => {
    const html = await pageOf(request, addressOf(request.url));
    const words = html === null ? null : wordsOfPage(html);
    const drawn =
      words === null ? null : await previews.of(words, { table: tableOfPage(html!), cards: cardsOfPage(html!) });
    if (drawn === null) return reply.header('cache-control', 'no-store').redirect('/preview.png');
    const etag = `"${drawn.etag}"`;
    void reply.headers({ etag, 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(drawn.png);
  });
}

function addressOf(url: string): string {
  const [, page = '', search = ''] = /^\/previews(\/[^?]*)\.png(?:\?(.*))?$/.exec(url) ?? [];
  const parameters = new URLSearchParams(search);
  parameters.delete('v');
  return parameters.size === 0 ? page : `${page}?${parameters.toString()}`;
}
