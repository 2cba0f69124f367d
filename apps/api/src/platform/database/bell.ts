import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const CHANNEL = 'office_changes';
/** Milliseconds before the connection is tried again: at first, and at most. */
const PAUSES = { first: 100, longest: 5000 } as const;

/**
 * A bell between all processes on one database: one rings after a commit, all hear it, that one too. It carries no news, and
 * one stroke stands for several, so that a busy office rings no more often than the database answers. A stroke can get lost
 * with the connection: so a listener must also look for itself now and then.
 */
export class Bell implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Bell.name);
  private readonly listeners = new Set<() => void>();
  private readonly stopped = new AbortController();
  private client: pg.Client | null = null;
  private ringing = false;
  /** Strokes asked for; one covers all before it. */
  private wanted = 0;

  constructor(private readonly url: string) {}

  onApplicationBootstrap(): void {
    void this.keepConnected();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    await this.client?.end();
  }

  hear(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Returns at once; what cannot be rung now is left to the others' own looking. */
  ring(): void {
    this.wanted += 1;
    if (!this.ringing) void this.pull();
  }

  private async pull(): Promise<void> {
    const wanted = this.wanted;
    this.ringing = true;
    await this.client?.query(`NOTIFY ${CHANNEL}`).catch(() => undefined);
    this.ringing = false;
    if (this.wanted > wanted) await this.pull();
  }

  private async keepConnected(): Promise<void> {
    const { signal } = this.stopped;
    for (let wait: number = PAUSES.first; !signal.aborted; wait = Math.min(2 * wait, PAUSES.longest)) {
      try {
        await this.connected(() => (wait = PAUSES.first));
      } catch (error) {
        if (!this.stopped.signal.aborted) this.logger.warn(`No bell to the database: ${(error as Error).message}`);
      }
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Resolves when the connection is lost. */
  private async connected(onOpen: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    // The end tells all there is to know; an error without a listener would end the process.
    client.on('error', () => undefined);
    client.on('notification', () => this.strike());
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      // Stopped while it was being opened, nobody else knows of it.
      if (this.stopped.signal.aborted) return;
      this.client = client;
      onOpen();
      this.strike();
      await lost;
    } finally {
      this.client = null;
      await client.end();
    }
  }

  private strike(): void {
    for (const listener of this.listeners) listener();
  }
}
