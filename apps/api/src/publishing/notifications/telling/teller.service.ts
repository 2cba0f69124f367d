import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { type Configuration, CONFIGURATION } from '../../../platform/configuration/configuration.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { Jobs } from '../../../platform/jobs/jobs.service.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { MilestonesRepository } from './milestones.repository.js';
import { type Occurrence, OccurrencesRepository } from './occurrences.repository.js';
import { Telling, toldOf } from './telling.service.js';

/** Milliseconds between two looks. What happens in between is told together, so that a busy office needs few statements. */
const TICK = 500;
const BATCH = 200;
/** Beyond this nobody counts. */
const MOST_COUNTED = 10_000;

/**
 * Reads what has happened and tells the people whom it concerns. A batch is one transaction: if the process dies, an occurrence has
 * either been told, with its deliveries in the queue, or it still waits.
 */
@Injectable()
export class Teller implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Teller.name);
  private readonly wanted: boolean;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private failing = false;

  constructor(
    private readonly transactions: Transactions,
    private readonly repository: OccurrencesRepository,
    private readonly milestones: MilestonesRepository,
    private readonly telling: Telling,
    private readonly jobs: Jobs,
    private readonly metrics: Metrics,
    @Inject(CONFIGURATION) { delivery }: Configuration,
  ) {
    this.wanted = delivery.jobs;
  }

  onModuleInit(): void {
    this.metrics.gauge('office_untold', `What has happened and was told to nobody yet, at most ${MOST_COUNTED}.`, () =>
      this.repository.count(MOST_COUNTED),
    );
  }

  onApplicationBootstrap(): void {
    if (this.wanted) this.wait();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    await this.running;
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      this.running = this.tellAll().then(() => {
        if (this.timer !== null) this.wait();
      });
    }, TICK);
    this.timer.unref();
  }

  /** Never rejects: a database that is away comes back, and the occurrences wait for it. */
  private async tellAll(): Promise<void> {
    try {
      if (!this.jobs.isOpen || !(await this.repository.isAnythingWaiting())) return;
      while (this.timer !== null && (await this.tellBatch()) === BATCH);
      this.telling.hurry();
      this.failing = false;
    } catch (error) {
      if (!this.failing && this.timer !== null) this.logger.error(error);
      this.failing = true;
    }
  }

  private tellBatch(): Promise<number> {
    return this.transactions.run(async (transaction) => {
      const { taken, occurrences } = await this.repository.take(transaction, BATCH);
      const milestones = await this.milestonesReached(transaction, occurrences);
      await this.telling.tell(transaction, [...occurrences, ...milestones].flatMap(toldOf));
      await this.telling.bring(transaction, occurrences.flatMap(wantedDelivery));
      return taken;
    });
  }

  /** Milestones are found when an event is read from the outbox, since the act itself reads no list. */
  private async milestonesReached(
    transaction: Transaction,
    occurrences: readonly Occurrence[],
  ): Promise<readonly Occurrence[]> {
    const counting = new Map(occurrences.filter(bringsTrophies).map((each) => [each.objectId, each]));
    const reached = await this.milestones.reachedBy(transaction, [...counting.keys()]);
    return reached.map(({ source, player, number }) => ({
      ...counting.get(source)!,
      kind: 'milestone',
      objectId: player,
      number,
      from: null,
      to: null,
      sides: [],
      players: [],
    }));
  }
}

function bringsTrophies({ kind, to }: Occurrence): boolean {
  return (kind === 'match-move' && to === 'approved') || (kind === 'free-game-move' && to === 'admitted');
}

function wantedDelivery({ objectId, channel }: Occurrence): { id: string; channel: 'mail' | 'webhook' }[] {
  return channel === null ? [] : [{ id: objectId, channel }];
}
