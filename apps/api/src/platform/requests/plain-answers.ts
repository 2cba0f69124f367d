import type { FastifyInstance } from 'fastify';
import { securityHeaders } from './security-headers.js';

/**
 * What a browser may make of an answer that is no page: nothing but what it is said to be. Pages say more, and files of print
 * say nothing of what they may load: Chromium's own viewer of PDF would have to obey it.
 */
export function sayWhatAnswersAre(server: FastifyInstance, publicUrl: string | null): void {
  const policy = securityHeaders(publicUrl)['content-security-policy']!;
  server.addHook('onSend', (_, reply, payload, done) => {
    void reply.header('x-content-type-options', 'nosniff');
    const type = String(reply.getHeader('content-type') ?? '');
    if (!reply.hasHeader('content-security-policy') && !type.startsWith('application/pdf')) {
      void reply.header('content-security-policy', policy);
    }
    done(null, payload);
  });
}
