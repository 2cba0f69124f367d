import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A request to go on as a WebSocket, on a connection that HTTP has let go of. */
export interface Upgrade {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly socket: Duplex;
  readonly head: Buffer;
}

interface Raw {
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly response: ServerResponse;
}

/**
 * Sends requests for an upgrade the way of all requests, so that they have an id, cookies, and the address behind a proxy.
 * @param accept takes the connection over, or answers by the reply and returns false
 */
export function receiveUpgrades(server: FastifyInstance, accept: (upgrade: Upgrade) => boolean): void {
  const upgrades = new WeakMap<IncomingMessage, Raw>();
  server.server.on('upgrade', (raw: IncomingMessage, socket: Duplex, head: Buffer) => {
    // HTTP's own listeners are gone with the upgrade; a connection that breaks now must not end the process.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(raw);
    response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0]);
    response.on('finish', () => socket.end());
    upgrades.set(raw, { socket, head, response });
    server.routing(raw, response);
  });
  server.addHook('onRequest', async (request, reply) => {
    const raw = upgrades.get(request.raw);
    if (raw === undefined) return;
    const { socket, head, response } = raw;
    if (!accept({ request, reply, socket, head })) return reply;
    reply.hijack();
    response.detachSocket(socket as Parameters<ServerResponse['detachSocket']>[0]);
  });
}
