import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration/configuration.js';
import { RETRY_AFTER } from '../requests/database-away.js';
import { officeCookie } from '../requests/office-cookies.js';
import { askAs } from './ask-as.js';
import { sendCompressed } from './compressed.js';
import type { WebEntry } from './entry.js';
import { hideFailures } from './failed-page.js';
import { servePreviews } from './previews/serve-previews.js';
import { securityHeaders } from '../requests/security-headers.js';

const COOKIE = 'office_language';
/** Where letters and one-time links lead, in no language yet. */
const withoutLanguage = [
  '/invitation',
  '/team-invitation',
  '/new-password',
  '/first-admin',
  '/account',
  '/account/*',
  '/jury',
  '/sheets',
  '/sheets/*',
  '/matches/*',
  '/requests/*',
  '/planned-matches/*',
  '/players/*',
  '/free-games/*',
  '/cup',
  '/cup/*',
  '/grand-prix/*',
  '/embed/*',
];
/** What pages of other sites may show in a frame. */
const forFrames = /^(?:\/[a-z]{2})?\/embed\//;
/** Which languages there are is known to the pages alone. */
const inLanguages = ['/:language(^[a-z]{2}$)', '/:language(^[a-z]{2}$)/*'];
const YEAR = 365 * 24 * 3600;

/**
 * Serves the web application from its built files in `WEB_DIR`: the files themselves, which never change under their names, and
 * pages that can be read before any script runs. What renders them is loaded with the first page, so the start does not wait
 * for it.
 * @param entry loads it
 * @param hasLogin whether a request brings a login, whatever has become of that
 * @param cursorNow how far changes have come, from where a page follows them
 * @param textsNow what the office has written of itself
 */
export async function servePages(
  server: FastifyInstance,
  { webDirectory, publicUrl }: Configuration,
  entry: () => Promise<WebEntry>,
  hasLogin: (request: FastifyRequest) => boolean,
  cursorNow: () => Promise<string>,
  textsNow: () => Promise<readonly string[]>,
): Promise<void> {
  hideFailures(server);
  const files = (cacheControl: string): FastifyStaticOptions => ({
    root: join(webDirectory, 'client'),
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response) => {
      void response.header('cache-control', cacheControl);
      void response.header('x-content-type-options', 'nosniff');
    },
  });
  // A route for each of the few files at the top, one for the hundreds that have their content's hash in their name.
  await server.register(fastifyStatic, {
    ...files('public, max-age=3600'),
    wildcard: false,
    globIgnore: ['assets/**'],
  });
  await server.register(fastifyStatic, {
    ...files(`public, max-age=${YEAR}, immutable`),
    root: join(webDirectory, 'client/assets'),
    prefix: '/assets/',
    decorateReply: false,
  });
  const originOf = (request: FastifyRequest): string => publicUrl ?? `${request.protocol}://${request.host}`;
  // The page will say itself what cannot be read.
  const changeCursor = (): Promise<string | null> => cursorNow().catch(() => null);
  const writtenTexts = (): Promise<readonly string[]> => textsNow().catch(() => []);
  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { render } = await entry();
    const languageCookie = officeCookie(request, COOKIE);
    const rememberedLanguage = request.cookies[languageCookie.name] ?? null;
    const isForFrames = forFrames.test(request.url);
    const { status, location, html, language } = await render({
      address: request.url,
      origin: originOf(request),
      acceptLanguage: request.headers['accept-language'] ?? '',
      rememberedLanguage,
      isLoggedIn: !isForFrames && hasLogin(request),
      // A site that frames it must learn nothing of who looks at it.
      ask: (body, spoken) => askAs(server, request, body, spoken, { asAnybody: isForFrames }),
      changeCursor,
      writtenTexts,
    });
    if (status === 404 && html === undefined) {
      reply.callNotFound();
      return reply;
    }
    void reply.code(status).headers(securityHeaders(publicUrl, { isForFrames }));
    if (status === 503) void reply.header('retry-after', RETRY_AFTER);
    if (location !== undefined) return reply.header('vary', 'accept-language, cookie').redirect(location);
    if (!isForFrames && rememberedLanguage !== language) {
      void reply.setCookie(languageCookie.name, language, { ...languageCookie.options, maxAge: YEAR });
    }
    // What a page shows may depend on who asks for it, and changes at any time.
    void reply.header('cache-control', 'private, no-cache').type('text/html; charset=utf-8');
    // Beside what only its reader may know nothing is compressed: what an address says would tell it by the page's length.
    return html === undefined || hasLogin(request)
      ? reply.header('vary', 'Accept-Encoding, Cookie').send(html)
      : sendCompressed(request, reply, html);
  };
  servePreviews(server, join(webDirectory, 'client'), async (request, address) => {
    const { render } = await entry();
    const { html } = await render({
      address,
      origin: originOf(request),
      acceptLanguage: '',
      rememberedLanguage: null,
      isLoggedIn: false,
      ask: (body, spoken) => askAs(server, request, body, spoken, { asAnybody: true }),
      changeCursor,
      writtenTexts,
    });
    return html ?? null;
  });
  for (const route of ['/', ...inLanguages, ...withoutLanguage]) server.get(route, page);
}
