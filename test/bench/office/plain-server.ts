// The limit that the API is held against: Fastify and pg, one handler for each read, nothing else. Prints its port.
import Fastify from 'fastify';
import pg from 'pg';
import { keepSums, reads } from './reads.js';

const database = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: '-c TimeZone=UTC' });
await keepSums(database);
const server = Fastify();
for (const [index, { plain }] of reads.entries()) {
  server.post(`/${index}`, async (request) => ({
    data: await plain(database, request.body as Record<string, unknown>),
  }));
}
await server.listen({ port: 0, host: '127.0.0.1' });
console.log(`plain http://127.0.0.1:${(server.server.address() as { port: number }).port}`);
