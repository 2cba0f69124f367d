import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.js';
import { beginning, digestOf, linkHash } from '@tarokk/archive';
import { type Head, type Link, SealerRepository, type WaitingEntry } from './sealer.repository.js';

/** How often the queue is looked at, in milliseconds: twice within the second that an entry may wait. */
const TICK = 400;
const BATCH = 500;

/**
 * Links what was committed to the chains, in one process at a time. A batch is one transaction: whatever happens to the
 * process, an entry is linked and out of the queue, or neither.
 */
@Injectable()
export class Sealer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Sealer.name);
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private failing = false;

  constructor(
    private readonly transactions: Transactions,
    private readonly repository: SealerRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.wait();
  }

  /** What the last requests wrote is sealed before the process goes, unless another one is sealing. */
  async onApplicationShutdown(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    await this.running;
    await this.sealAll();
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      this.running = this.sealAll().then(() => {
        if (this.timer !== null) this.wait();
      });
    }, TICK);
    this.timer.unref();
  }

  /** Never rejects: a database that is away comes back, and the entries wait for it. */
  private async sealAll(): Promise<void> {
    try {
      let isMore = await this.repository.isAnythingWaiting();
      while (isMore) isMore = await this.sealBatch();
      this.failing = false;
    } catch (error) {
      if (!this.failing) this.logger.error(error);
      this.failing = true;
    }
  }

  /** Whether there may be more to seal. */
  private sealBatch(): Promise<boolean> {
    return this.transactions.run(async (transaction) => {
      if (!(await this.repository.claim(transaction))) return false;
      const entries = await this.repository.waiting(transaction, BATCH);
      if (entries.length === 0) return false;
      const heads = await this.repository.heads(transaction, [...new Set(entries.map(({ chain }) => chain))]);
      const { links, reached } = linked(entries, heads);
      await this.repository.append(transaction, links, reached);
      return entries.length === BATCH;
    });
  }
}

/** The entries behind the heads of their chains, in the order in which they come. */
function linked(entries: readonly WaitingEntry[], heads: readonly Head[]): { links: Link[]; reached: Head[] } {
  const reached = new Map(heads.map((head) => [head.chain, head]));
  const links = entries.map((entry): Link => {
    const { number, hash } = reached.get(entry.chain) ?? { number: 0, hash: beginning };
    const next = { chain: entry.chain, number: number + 1, hash: linkHash(hash, digestOf(entry)) };
    reached.set(entry.chain, next);
    return { ...next, entryId: entry.id };
  });
  return { links, reached: [...reached.values()] };
}
