import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, isIP, Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sentence, say, text } from '@tarokk/rules';
import { readFileSync } from 'node:fs';
import { refuseRequest } from '../requests/http-problem.js';
import { languageOf } from '../requests/reader-language.js';
import type { Configuration } from '../configuration/configuration.js';
import { Bodies } from './bodies.js';
import { type TcpConnection, TcpConnections } from './connections.js';
import { networkOf } from './network-of.js';

/** Milliseconds in which the headers of a request have to be there. */
const HEADERS = 15_000;
/** Milliseconds between two looks at which requests take too long. */
const LOOKS = 1000;
/** Files, connections to the database and mail that the office has open beside those of visitors. */
const RESERVE = 128;
/** Connections that the system may have handed over before those have gone that yield to them. */
const NEWCOMERS = 32;
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
 * Keeps the office open to others while somebody sends slowly or nothing: so many connections in all that descriptors are left for
 * files and the database, no more than half of them from one address, the idle ones yielding to newcomers, and of each address so
 * many bodies at a time.
 */
export function guardTraffic(server: FastifyInstance, configuration: Configuration): void {
  boundConnections(server, configuration);
  boundBodies(server, configuration);
}

function boundConnections(server: FastifyInstance, { trustedProxies, databasePoolSize, live }: Configuration): void {
  const descriptors = mostDescriptors();
  if (descriptors === null) return;
  const most = Math.max(16, descriptors - RESERVE - databasePoolSize);
  // Whoever comes beyond them is answered while one that is idle is ended.
  server.server.maxConnections = most + NEWCOMERS;
  if (most < live.sockets) {
    server.log.warn(
      `This process may have ${descriptors} files and connections open, so ${most} connections of visitors, and SOCKETS is ${live.sockets}. Raise LimitNOFILE (ulimit -n).`,
    );
  }
  const connections = new TcpConnections({ most, share: Math.floor(most * SHARE) });
  const proxies = networksOf(trustedProxies);
  const known = new WeakMap<object, TcpConnection>();
  server.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    // A proxy brings the connections of many people, and limits them itself.
    if (isIn(proxies, remoteAddress)) return;
    const connection: TcpConnection = { address: networkOf(remoteAddress), end: () => socket.destroy() };
    if (!connections.open(connection)) {
      socket.destroy();
      return;
    }
    known.set(socket, connection);
    socket.once('close', () => connections.close(connection));
  });
  server.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = known.get(socket);
    if (connection === undefined) return;
    connections.begin(connection);
    response.once('close', () => connections.done(connection));
  });
  // A WebSocket is under way until it is closed.
  server.server.on('upgrade', ({ socket }: IncomingMessage) => {
    const connection = known.get(socket);
    if (connection !== undefined) connections.begin(connection);
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

/** How many files and connections this process may have open at a time; null where the system does not say. */
function mostDescriptors(): number | null {
  try {
    const [, most] = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return most === undefined || most === 'unlimited' ? null : Number(most);
  } catch {
    return null;
  }
}
