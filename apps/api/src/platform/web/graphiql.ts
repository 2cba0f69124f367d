import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration/configuration.js';
import { securityHeaders } from '../requests/security-headers.js';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>GraphiQL</title>
    <link rel="stylesheet" href="/graphiql/style.css" />
    <script type="module" src="/graphiql/graphiql.js"></script>
  </head>
  <body>
    <main></main>
  </body>
</html>
`;

/** GraphiQL at /graphiql, from built files in `WEB_DIR`: under the same policy as every page, so that it loads and asks nothing elsewhere. */
export async function serveGraphiql(
  server: FastifyInstance,
  { webDirectory, publicUrl, graphiql }: Configuration,
): Promise<void> {
  const root = join(webDirectory, 'graphiql');
  if (!graphiql || !existsSync(root)) return;
  await server.register(fastifyStatic, {
    root,
    prefix: '/graphiql/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (response) => {
      void response.header('cache-control', 'public, no-cache');
      void response.header('x-content-type-options', 'nosniff');
    },
  });
  server.get('/graphiql', (_, reply) =>
    reply
      .headers({ ...securityHeaders(publicUrl), 'cache-control': 'public, no-cache' })
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
