import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CommitSignal } from '../../platform/database/commit-signal.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { type ChangeRow, ChangesRepository, HOURS_KEPT, type Look } from './changes.repository.js';
import type { ChangeTopic } from './change.types.js';
import { Mailbox, type PendingChange } from './mailbox.js';
import { cursorOf, type FeedPosition, positionOf } from './position.js';

/** Milliseconds between two looks without a signal; as long as a change takes to be told where no signal arrives. */
const PACE = 500;
/** Milliseconds between two rounds in which old changes are deleted. */
const CLEANING = 600_000;

export interface SubscriptionRequest {
  /**
   * The objects: `standings 2026`, `cup 2026`, `grand-prix <id>`, `free-championship 2026`, `trophies`, `match <id>`,
   * `matches`, `person <id>` (their matches), `side <id>` (those of a team or pair), `queue` (of the jury), `notifications <id>` (of a person).
   */
  readonly key: string;
  /** What a beginning says of itself. */
  readonly opening: { readonly topic: ChangeTopic | null; readonly id: string | null; readonly year: number | null };
  /** Whether the subscriber may know of it. */
  readonly accepts: (change: ChangeRow) => boolean;
  /** The cursor to resume from; null begins. */
  readonly after: string | null;
}

interface Subscription extends SubscriptionRequest {
  readonly mailbox: Mailbox;
}

/**
 * Reads what has changed, once for all subscribers of this process, whichever process made it. Its position stays when the
 * database goes away, and reading goes on from there. Without subscribers it rests.
 */
@Injectable()
export class ChangeFeed implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(ChangeFeed.name);
  private readonly subscriptions = new Map<string, Set<Subscription>>();
  private readonly guards: ((accountIds: ReadonlySet<string>) => Promise<void>)[] = [];
  private readonly timers: NodeJS.Timeout[] = [];
  /** Null while it rests. */
  private position: Promise<FeedPosition> | null = null;
  private looking = false;
  private again = false;

  constructor(
    private readonly repository: ChangesRepository,
    private readonly commitSignal: CommitSignal,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const forget = (): void => {
      this.repository.forgetOld().catch((error: unknown) => this.logger.warn(error));
    };
    this.metrics.gauge('office_subscriptions', 'Subscriptions, by what they watch.', () => this.watched());
    this.commitSignal.onCommit(() => void this.look());
    this.timers.push(
      setInterval(() => void this.look(), PACE),
      setInterval(forget, CLEANING),
    );
  }

  onApplicationShutdown(): void {
    this.timers.forEach(clearInterval);
  }

  /** Called when the rights of accounts have changed, before anything later is delivered. */
  guard(guard: (accountIds: ReadonlySet<string>) => Promise<void>): void {
    this.guards.push(guard);
  }

  /** @throws GraphQLError when `after` is no cursor of this office */
  async subscribe(request: SubscriptionRequest): Promise<Mailbox> {
    const after = request.after === null ? null : positionOf(request.after);
    this.position ??= this.repository.position();
    const position = await this.position.catch((error: unknown) => {
      this.position = null;
      throw error;
    });
    const mailbox = new Mailbox(after ?? position, request.opening, () => this.remove(subscription));
    const subscription: Subscription = { ...request, mailbox };
    this.add(subscription);
    // From here on the feed delivers to it. A change that is delivered twice does no harm: it is the same object.
    if (after === null) mailbox.begin(position);
    else await this.catchUp(subscription, after).catch(async (error: unknown) => mailbox.throw(error));
    return mailbox;
  }

  /** A cursor: whatever is read after this call contains all changes up to it. */
  async cursor(): Promise<string> {
    return cursorOf(await (this.position ?? this.repository.position()));
  }

  private async catchUp({ key, accepts, mailbox }: Subscription, after: FeedPosition): Promise<void> {
    const { changes, complete, position } = await this.repository.since(after);
    const isKept = position.at - after.at < HOURS_KEPT * 3_600_000;
    if (complete && isKept) {
      mailbox.put(changes.filter((change) => keysOf(change).includes(key) && accepts(change)).map(newsOf), position);
    } else {
      mailbox.begin(position);
    }
  }

  private add(subscription: Subscription): void {
    const those = this.subscriptions.get(subscription.key) ?? new Set();
    this.subscriptions.set(subscription.key, those.add(subscription));
  }

  private remove(subscription: Subscription): void {
    const those = this.subscriptions.get(subscription.key);
    those?.delete(subscription);
    if (those?.size === 0) this.subscriptions.delete(subscription.key);
    if (this.subscriptions.size === 0) this.position = null;
  }

  private watched(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const [key, those] of this.subscriptions) {
      const [kind] = key.split(' ');
      counts[kind!] = (counts[kind!] ?? 0) + those.size;
    }
    return counts;
  }

  /** One look at a time; what rings meanwhile is answered by another. */
  private async look(): Promise<void> {
    this.again = true;
    if (this.looking) return;
    this.looking = true;
    while (this.again && this.position !== null) {
      this.again = false;
      await this.lookOnce(this.position).catch((error: unknown) => {
        this.logger.warn(`Changes cannot be read now: ${(error as Error).message}`);
      });
    }
    this.looking = false;
  }

  private async lookOnce(before: Promise<FeedPosition>): Promise<void> {
    const look = await this.repository.since(await before);
    const accounts = new Set(look.changes.flatMap(({ topic, objectId }) => (topic === 'access' ? [objectId!] : [])));
    if (accounts.size > 0) await Promise.all(this.guards.map((guard) => guard(accounts)));
    // All subscribers may have left meanwhile, and new ones may have begun at a later position.
    if (this.position !== before) return;
    this.position = Promise.resolve(look.position);
    this.deliver(look);
  }

  private deliver({ changes, complete, position }: Look): void {
    if (!complete) {
      for (const those of this.subscriptions.values()) {
        for (const { mailbox } of those) mailbox.begin(position);
      }
      return;
    }
    for (const change of changes) {
      for (const key of keysOf(change)) {
        for (const { accepts, mailbox } of this.subscriptions.get(key) ?? []) {
          if (accepts(change)) mailbox.put([newsOf(change)], position);
        }
      }
    }
  }
}

/** Whom a change concerns. */
function keysOf({ topic, season, objectId, persons, sides }: ChangeRow): string[] {
  switch (topic) {
    case 'standings':
      return [`standings ${season}`];
    case 'grand-prix':
      return [`grand-prix ${objectId}`];
    case 'free-championship':
      return [`free-championship ${season}`];
    case 'free-game':
      return ['queue'];
    case 'trophies':
      return ['trophies'];
    case 'cup':
      return [`cup ${season}`];
    case 'match':
      return [
        `match ${objectId}`,
        'matches',
        'queue',
        ...persons.map((person) => `person ${person}`),
        ...sides.map((side) => `side ${side}`),
      ];
    case 'request':
      return ['queue'];
    case 'notifications':
      return [`notifications ${objectId}`];
    case 'access':
      return [];
  }
}

function newsOf({ topic, season, objectId, at }: ChangeRow): PendingChange {
  const id = topic === 'notifications' ? null : objectId;
  return { topic: topic as ChangeTopic, year: season, id, at: new Date(at) };
}
