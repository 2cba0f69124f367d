import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket as ProtocolSocket } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Introduction } from '../../../platform/requests/authentication.js';
import type { Caller } from '../../../platform/requests/caller.js';

/** Bytes that may wait for a client who reads too slowly; answers wait for each other, so it takes ill will. */
const MOST_BUFFERED = 1_048_576;

/** One open WebSocket, with the request that opened it. */
export class SocketConnection implements ProtocolSocket {
  /** Null until it has introduced itself. */
  caller: Caller | null = null;
  /** What the first message said of the caller. */
  introduction: Introduction = {};
  /** Whether it has answered the last beat of the heart. */
  alive = true;
  readonly protocol: string;
  readonly closed: Promise<void>;

  constructor(
    readonly socket: WebSocket,
    readonly request: FastifyRequest,
    readonly reply: FastifyReply,
  ) {
    this.protocol = socket.protocol;
    this.closed = new Promise((resolve) => socket.on('close', () => resolve()));
    socket.on('pong', () => (this.alive = true));
    socket.on('error', (error) => request.log.debug({ err: error }, 'a WebSocket failed'));
  }

  /** Resolves when the system has taken it, so the next answer to a slow client is made only when it has room for it. */
  send(data: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== 1) return resolve();
      if (this.socket.bufferedAmount > MOST_BUFFERED) {
        this.socket.terminate();
        return resolve();
      }
      this.socket.send(data, (error) => (error == null ? resolve() : reject(error)));
    });
  }

  close(code?: number, reason?: string): void {
    this.socket.close(code, reason);
  }

  onMessage(receive: (data: string) => Promise<void>): void {
    this.socket.on('message', (data) => {
      // Whole messages come as one Buffer: the socket is left at its `nodebuffer`.
      receive((data as Buffer).toString()).catch((error: unknown) => {
        this.request.log.error({ err: error }, 'a message on a WebSocket failed by our fault');
        this.socket.close(1011, 'The server failed to answer this.');
      });
    });
  }
}
