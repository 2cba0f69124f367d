import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const CHANNEL = 'office_changes';
/** Milliseconds before the connection is tried again: at first, and at most. */
const PAUSES = { first: 100, longest: 5000 } as const;

/**
 * Tells all processes on one database, the own one too, that something was committed: PostgreSQL's NOTIFY without a payload,
 * sent after the commit. One NOTIFY stands for all commits since the one before, so that a busy office sends no more of them
 * than the database answers. It can get lost with the connection, so a listener must also look for itself now and then.
 */
export class CommitSignal implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(CommitSignal.name);
  private readonly listeners = new Set<() => void>();
  private readonly stopped = new AbortController();
  private client: pg.Client | null = null;
  private isSending = false;
  /** Commits that were told of; one NOTIFY stands for all before it. */
  private commits = 0;

  constructor(private readonly url: string) {}

  onApplicationBootstrap(): void {
    void this.keepConnected();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    await this.client?.end();
  }

  /** To be called before the application has started. */
  onCommit(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Returns at once. Without a connection nothing is sent: the other processes find the change when they look for themselves. */
  send(): void {
    this.commits += 1;
    if (!this.isSending) void this.notify();
  }

  private async notify(): Promise<void> {
    const { commits } = this;
    this.isSending = true;
    await this.client?.query(`NOTIFY ${CHANNEL}`).catch(() => undefined);
    this.isSending = false;
    if (this.commits > commits) await this.notify();
  }

  private async keepConnected(): Promise<void> {
    const { signal } = this.stopped;
    for (let wait: number = PAUSES.first; !signal.aborted; wait = Math.min(2 * wait, PAUSES.longest)) {
      try {
        await this.connected(() => (wait = PAUSES.first));
      } catch (error) {
        if (!this.stopped.signal.aborted)
          this.logger.warn(`No connection that listens for commits: ${(error as Error).message}`);
      }
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Resolves when the connection is lost. */
  private async connected(onOpen: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    // An error without a listener would end the process; that the connection has ended is told by its end.
    client.on('error', () => undefined);
    client.on('notification', () => this.tellListeners());
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      // Whoever stopped the process meanwhile did not know of this connection.
      if (this.stopped.signal.aborted) return;
      this.client = client;
      onOpen();
      // What was committed before the connection was there was not heard.
      this.tellListeners();
      await lost;
    } finally {
      this.client = null;
      await client.end();
    }
  }

  private tellListeners(): void {
    for (const listener of this.listeners) listener();
  }
}
