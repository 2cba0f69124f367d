import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether `PUBLIC_URL` is `https`: whatever comes, comes encrypted to the proxy in front at least. */
    isPublicEncrypted: boolean;
  }
}

/** Browsers keep to `https` for a year, also when somebody types the address without it. */
const HSTS = `max-age=${365 * 24 * 3600}`;

/** What an office that is reached by `https` tells browsers, whatever is asked. */
export function announceEncryption(server: FastifyInstance, publicUrl: string | null): void {
  const isEncrypted = publicUrl !== null && new URL(publicUrl).protocol === 'https:';
  server.decorate('isPublicEncrypted', isEncrypted);
  if (!isEncrypted) return;
  server.addHook('onRequest', (_, reply, done) => {
    void reply.header('strict-transport-security', HSTS);
    done();
  });
}

/** How a cookie of the office is called and kept. */
export interface OfficeCookie {
  readonly name: string;
  readonly options: { readonly path: '/'; readonly httpOnly: true; readonly sameSite: 'lax'; readonly secure: boolean };
}

/**
 * Under `https` a cookie's name begins with `__Host-`: then a browser takes it from this host alone and over nothing else, so
 * that no neighbour under the same domain can plant one.
 */
export function officeCookie({ server, protocol }: FastifyRequest, plain: string): OfficeCookie {
  const secure = server.isPublicEncrypted || protocol === 'https';
  return {
    name: server.isPublicEncrypted ? `__Host-${plain}` : plain,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  };
}
