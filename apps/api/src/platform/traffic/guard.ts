import type { Server } from 'node:http';
import { BlockList, isIP, Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sentence, say, text } from '@tarokk/rules';
import { refuseRequest } from '../requests/http-problem.js';
import { languageOf } from '../requests/reader-language.js';
import type { Configuration } from '../configuration/configuration.js';
import { Bodies } from './bodies.js';
import { mostDescriptors } from './descriptors.js';
import { networkOf } from './network-of.js';

/** Milliseconds in which the headers of a request have to be there. */
const HEADERS = 15_000;
/** Milliseconds between two looks at which requests take too long. */
const LOOKS = 1000;
/** Files, connections to the database and mail that the office has open beside those of visitors. */
const RESERVE = 128;
/** No more than so much of a whole is one address's share. */
const SHARE = 0.5;

const busy = text(
  'Too many requests from your address are still arriving. Send this again in a moment.',
  'Zu viele Anfragen von deiner Adresse sind noch unterwegs. Schicke das gleich noch einmal.',
  'A címedről túl sok kérés érkezik még egyszerre. Küldd el újra egy kicsit később.',
);

/** What the server needs at its making: how long a request may take to arrive. */
export function arrivalLimits({
  arrivals,
}: Configuration): Pick<FastifyHttpOptions<Server>, 'requestTimeout' | 'http'> {
  return {
    requestTimeout: arrivals.seconds * 1000,
    http: { headersTimeout: Math.min(HEADERS, arrivals.seconds * 1000), connectionsCheckingInterval: LOOKS },
  };
}

/**
 * Keeps the office open to others while somebody sends slowly: so many connections in all that descriptors are left for
 * files and the database, no more than half of them from one address, and of each address so many bodies at a time.
 */
export function guardTraffic(server: FastifyInstance, configuration: Configuration): void {
  boundConnections(server, configuration);
  boundBodies(server, configuration);
}

function boundConnections(server: FastifyInstance, { trustedProxies, databasePoolSize, live }: Configuration): void {
  const descriptors = mostDescriptors();
  if (descriptors === null) return;
  const most = Math.max(16, descriptors - RESERVE - databasePoolSize);
  server.server.maxConnections = most;
  if (most < live.sockets) {
    server.log.warn(
      `This process may have ${descriptors} files and connections open, so ${most} connections of visitors, and SOCKETS is ${live.sockets}. Raise LimitNOFILE (ulimit -n).`,
    );
  }
  const share = Math.floor(most * SHARE);
  const proxies = networksOf(trustedProxies);
  const byAddress = new Map<string, number>();
  server.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    // A proxy brings the connections of many people, and limits them itself.
    if (isIn(proxies, remoteAddress)) return;
    const address = networkOf(remoteAddress);
    const open = byAddress.get(address) ?? 0;
    if (open >= share) {
      socket.destroy();
      return;
    }
    byAddress.set(address, open + 1);
    socket.once('close', () => {
      const others = byAddress.get(address)! - 1;
      if (others === 0) byAddress.delete(address);
      else byAddress.set(address, others);
    });
  });
}

function boundBodies(server: FastifyInstance, { arrivals }: Configuration): void {
  const bodies = new Bodies(arrivals.bodiesPerAddress);
  server.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    // What a page asks of the API is asked within the process, and is whole from the beginning.
    if (!hasBody || !(raw.socket instanceof Socket)) return done();
    const address = networkOf(request.ip);
    const arriving = { since: performance.now(), end: () => breakOff(raw.socket) };
    if (!bodies.begin(address, arriving)) return refuse(request, reply);
    const leave = (): void => bodies.leave(address, arriving);
    raw.once('end', leave);
    raw.once('close', leave);
    done();
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const message = say(sentence(busy), languageOf(request.headers['accept-language']));
  void reply.headers({ connection: 'close', 'retry-after': '5' });
  refuseRequest(request, reply, { status: 429, code: 'TOO_MANY_ARRIVING', message });
}

/** Nothing more is read from it. */
function breakOff(socket: Socket): void {
  if (!socket.writable) return;
  socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  socket.destroySoon();
}

function networksOf(trusted: readonly string[]): BlockList {
  const list = new BlockList();
  for (const each of trusted) {
    const [address = '', bits] = each.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}
