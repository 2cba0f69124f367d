import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { type Configuration, CONFIGURATION } from '../configuration/configuration.js';
import type { DeliverySettings } from '../configuration/delivery-settings.js';
import { Locks } from '../database/locks.js';
import type { Transaction } from '../database/transactions.js';
import { Metrics } from '../metrics/metrics.js';
import { JobLoop } from './job-loop.js';
import { JobQueueRepository } from './queue.repository.js';

export const queueNames = ['letter', 'webhook', 'hourly', 'analysis', 'possible-game'] as const;
export type QueueName = (typeof queueNames)[number];

export interface Job {
  readonly id: string;
  /** It is not tried again after this. */
  readonly isLast: boolean;
}

export interface JobHandler {
  /** How many of them at a time. */
  readonly most: number;
  /** `again`: it is tried later. What throws is tried again too. */
  readonly run: (job: Job) => Promise<'done' | 'again'>;
  /** When it is tried again. */
  readonly later?: (id: string, at: Date) => Promise<void>;
}

/** Milliseconds before the queue is opened again when the database did not let it. */
const PATIENCE = 5000;
/** Milliseconds between two looks at the queue for what a clock has put into the future. */
const CLOCK_LOOKS = 30_000;
/** Seconds that a letter may take: mail servers are slow. */
const LETTER = 120;
/** As long as the log of deliveries is kept. */
const DAYS_KEPT = 30;

/**
 * The queue of jobs in the database, for all processes together: each job is done by one of them, tried again with growing
 * pauses, and given to another when a process dies over it.
 */
@Injectable()
export class Jobs implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly settings: DeliverySettings;
  private readonly handlers = new Map<QueueName, JobHandler>();
  private readonly loops = new Map<QueueName, JobLoop<PgBoss.JobWithMetadata>>();
  private readonly stopped = new AbortController();
  private opening: Promise<void> = Promise.resolve();
  private looking: NodeJS.Timeout | null = null;
  /** Null until it is open. */
  private boss: PgBoss | null = null;

  constructor(
    private readonly repository: JobQueueRepository,
    private readonly metrics: Metrics,
    private readonly locks: Locks,
    @Inject(CONFIGURATION) { delivery }: Configuration,
  ) {
    this.settings = delivery;
  }

  onModuleInit(): void {
    const waiting = async (): Promise<Record<string, number>> => {
      const { boss } = this;
      if (boss === null) return {};
      const counts = await Promise.all(queueNames.map(async (name) => [name, await boss.getQueueSize(name)] as const));
      return Object.fromEntries(counts);
    };
    this.metrics.gauge('office_jobs_waiting', 'Jobs that wait for their turn or the next attempt.', waiting, 'queue');
  }

  onApplicationBootstrap(): void {
    if (this.settings.jobs) this.opening = this.keepOpening();
  }

  /** What is being done is waited for; the rest is left to the other processes, or to the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    if (this.looking !== null) clearInterval(this.looking);
    await this.opening;
    await Promise.all([...this.loops.values()].map((loop) => loop.stop()));
    await this.boss?.stop({ graceful: false });
    this.boss = null;
  }

  /** Whether jobs can be put into the queue by this process. */
  get isOpen(): boolean {
    return this.boss !== null;
  }

  /** To be called before the application has started. */
  handle(queue: QueueName, handler: JobHandler): void {
    this.handlers.set(queue, handler);
  }

  /** Puts jobs with these ids into a queue, if the transaction is kept. */
  async add(transaction: Transaction, queue: QueueName, ids: readonly string[]): Promise<void> {
    if (this.boss === null) throw new Error('The queue is not open.');
    if (ids.length === 0) return;
    const jobs = ids.map((id) => ({ id, name: queue }));
    await this.boss.insert(jobs, { db: this.repository.within(transaction) });
  }

  /** One job for each span of so many seconds, however many processes ask for it. */
  async addOncePer(seconds: number, queue: QueueName): Promise<void> {
    await this.boss?.send(queue, {}, { singletonSeconds: seconds });
    this.wake(queue);
  }

  /** Whether a job is still to be done, or is being done. */
  async isQueued(queue: QueueName, id: string): Promise<boolean> {
    const job = await this.boss?.getJobById(queue, id);
    return job != null && ['created', 'retry', 'active'].includes(job.state);
  }

  /** There may be something in it. */
  wake(queue: QueueName): void {
    this.loops.get(queue)?.wake();
  }

  private async keepOpening(): Promise<void> {
    const { signal } = this.stopped;
    while (!signal.aborted && this.boss === null) {
      try {
        await this.open();
      } catch (error) {
        this.logger.error(`The queue of jobs cannot be opened: ${(error as Error).message}`);
        await pause(PATIENCE, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** A new one each time: one that has failed to start takes itself for started. */
  private async open(): Promise<void> {
    const boss = new PgBoss({
      db: this.repository.onPool,
      schedule: false,
      maintenanceIntervalSeconds: this.settings.webhooks.seconds,
    });
    boss.on('error', (error) => this.logger.warn(`The queue of jobs: ${error.message}`));
    // Its tables and queues are made by one process: two that make them at once lock each other out.
    await this.locks.alone('queue', async () => {
      await boss.start();
      for (const name of queueNames) {
        const options = { name, ...this.optionsOf(name) };
        await boss.createQueue(name, options);
        await boss.updateQueue(name, options);
      }
    });
    await this.repository.forgetFuture();
    this.boss = boss;
    for (const [name, handler] of this.handlers) this.follow(boss, name, handler);
    this.looking = setInterval(() => void this.lookAtClock(), CLOCK_LOOKS);
    this.looking.unref();
  }

  private async lookAtClock(): Promise<void> {
    await this.repository.forgetFuture().catch((error: unknown) => this.logger.warn(error));
  }

  /** A job that takes longer than it may was left by a process that has died. */
  private optionsOf(name: QueueName): PgBoss.RetryOptions & PgBoss.ExpirationOptions & PgBoss.RetentionOptions {
    const { attempts, retrySeconds, webhooks } = this.settings;
    const retry = {
      retentionMinutes: DAYS_KEPT * 24 * 60,
      retryLimit: attempts - 1,
      retryDelay: retrySeconds,
      retryBackoff: true,
    };
    switch (name) {
      case 'letter':
        return { ...retry, expireInSeconds: LETTER };
      case 'webhook':
        return { ...retry, expireInSeconds: 3 * webhooks.seconds };
      case 'hourly':
      case 'analysis':
      case 'possible-game':
        return { retryLimit: 3, retryDelay: 60, retryBackoff: false, expireInSeconds: 900 };
    }
  }

  private follow(boss: PgBoss, name: QueueName, handler: JobHandler): void {
    const loop = new JobLoop(
      handler.most,
      (batchSize) => boss.fetch<object>(name, { batchSize, includeMetadata: true }),
      (job) => this.run(boss, name, handler, job),
    );
    this.loops.set(name, loop);
    loop.start();
  }

  private async run(boss: PgBoss, name: QueueName, handler: JobHandler, job: PgBoss.JobWithMetadata): Promise<void> {
    const { id, retryCount, retryLimit } = job;
    try {
      const outcome = await handler.run({ id, isLast: retryCount >= retryLimit }).catch((error: unknown) => {
        this.logger.error(error);
        return 'again' as const;
      });
      if (outcome === 'done') await boss.complete(name, id);
      else await this.putBack(boss, name, handler, id);
    } catch (error) {
      // Its time runs out, and it is tried again.
      this.logger.warn(`A job could not be put aside: ${(error as Error).message}`);
    }
  }

  private async putBack(boss: PgBoss, name: QueueName, handler: JobHandler, id: string): Promise<void> {
    await boss.fail(name, id);
    const job = await boss.getJobById(name, id);
    if (job?.state === 'retry') await handler.later?.(id, job.startAfter);
  }
}
