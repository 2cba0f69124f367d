import { HttpStatus, Logger } from '@nestjs/common';
import type { LiveLimits } from '../../../platform/configuration/configuration.js';
import type { SocketConnection } from './connection.js';

/** The open connections of this process: counted, bounded, and looked after. */
export class SocketConnections {
  private readonly logger = new Logger(SocketConnections.name);
  private readonly open = new Set<SocketConnection>();
  private readonly byAddress = new Map<string, number>();
  private heart: NodeJS.Timeout | null = null;
  private closing = false;

  constructor(private readonly limits: LiveLimits) {}

  all(): SocketConnection[] {
    return [...this.open];
  }

  /** Why this address gets no connection; null when it does. */
  refusal(address: string): { readonly status: HttpStatus; readonly message: string } | null {
    if (this.closing) return { status: HttpStatus.SERVICE_UNAVAILABLE, message: 'The office is closing.' };
    if (this.open.size >= this.limits.sockets) {
      return {
        status: HttpStatus.SERVICE_UNAVAILABLE,
        message: 'This server has as many connections as it can carry.',
      };
    }
    if ((this.byAddress.get(address) ?? 0) >= this.limits.socketsPerAddress) {
      return { status: HttpStatus.TOO_MANY_REQUESTS, message: 'Too many connections from this address.' };
    }
    return null;
  }

  add(connection: SocketConnection): void {
    const { ip } = connection.request;
    this.open.add(connection);
    this.byAddress.set(ip, (this.byAddress.get(ip) ?? 0) + 1);
  }

  remove(connection: SocketConnection): void {
    if (!this.open.delete(connection)) return;
    const { ip } = connection.request;
    const others = this.byAddress.get(ip)! - 1;
    if (others === 0) this.byAddress.delete(ip);
    else this.byAddress.set(ip, others);
  }

  /**
   * Each heartbeat asks a connection for a sign of life, and checks whether it may still be open. A client that has given none since
   * the last heartbeat is gone, or no longer reads.
   */
  watch(pace: number, reconsider: (connection: SocketConnection) => Promise<void>): void {
    this.heart = setInterval(() => {
      for (const connection of this.open) {
        if (!connection.alive) {
          connection.socket.terminate();
          continue;
        }
        connection.alive = false;
        connection.socket.ping();
        reconsider(connection).catch((error: unknown) => this.logger.warn(error));
      }
    }, pace);
  }

  /** No new ones; those that are open are returned, for the farewell. */
  close(): SocketConnection[] {
    this.closing = true;
    if (this.heart !== null) clearInterval(this.heart);
    return this.all();
  }
}
