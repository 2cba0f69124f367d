import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { sentence, text } from '@tarokk/rules';
import { GraphQLError } from 'graphql';
import type { Caller } from '../requests/caller.js';
import { canonical, type Json } from '../canonical/canonical.js';
import { isOutOfRoom } from '../database/out-of-room.js';
import { sqlStateOf, type Transaction, Transactions } from '../database/transactions.js';
import { isRefused } from '../graphql/is-refused.js';
import { refused, type Refused } from '../graphql/refused.types.js';
import { Metrics } from '../metrics/metrics.js';
import { Room } from '../database/room.js';
import { WriteRate } from './write-rate.js';
import { WritesRepository } from './writes.repository.js';
import { type Asked, type Doing, PATIENCE } from './writes-together.js';

export interface Write {
  /** What is done, as the API names it: the mutation's name. The log keeps it. */
  readonly action: string;
  /** The caller's idempotency key; null where there is no account yet. */
  readonly key: string | null;
  /** All that was asked for: the same key with another input is an error. Only its hash is kept. */
  readonly input: unknown;
  /** Why, for the log. */
  readonly reason?: string | null;
  /** Milliseconds after which it is given up, where it may take longer than others. */
  readonly longest?: number;
}

/** What a write answers: plain data, kept with the idempotency key, so no secrets and nothing that can be looked up. */
export type WriteAnswer = object & { readonly __typename: string };

const otherInput = text(
  'This idempotency key was used for another request already. Take a new key for a new request.',
  'Dieser Idempotenzschlüssel wurde schon für eine andere Anfrage benutzt. Nimm für eine neue Anfrage einen neuen.',
  'Ezt az idempotenciakulcsot már egy másik kéréshez használták. Új kéréshez új kulcs kell.',
);

/** Every write goes through here: one transaction, in which the log learns who and why, done once for one key. */
@Injectable()
export class Writes {
  private readonly logger = new Logger(Writes.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly repository: WritesRepository,
    private readonly metrics: Metrics,
    private readonly rate: WriteRate,
    private readonly room: Room,
  ) {}

  /**
   * Does the work in a transaction, or answers as it did the first time. Of work that is refused nothing stays, neither
   * changes nor the key: it can be tried again when what stood in the way is gone.
   * @param ahead what the work begins with and changes nothing, such as its locks: sent together with the key, so that both
   * are waited for at once. Of a write that is repeated its answer is left alone
   */
  async run<A extends WriteAnswer, Ahead = void>(
    caller: Caller,
    write: Write,
    work: (transaction: Transaction, found: Ahead) => Promise<A | Refused>,
    ahead?: (transaction: Transaction) => Promise<Ahead>,
  ): Promise<A | Refused> {
    return this.count(caller, write) ?? this.alone(caller, write, work, ahead);
  }

  /** Counts a write that is asked for; null: it may be made. */
  count(caller: Caller, { action }: Write): Refused | null {
    const standsInTheWay = this.rate.count(caller) ?? this.room.refusal();
    if (standsInTheWay !== null) this.metrics.wrote(action, 'refused');
    return standsInTheWay;
  }

  /** What `run` does with a write that has been counted. */
  async alone<A extends WriteAnswer, Ahead = void>(
    caller: Caller,
    write: Write,
    work: (transaction: Transaction, found: Ahead) => Promise<A | Refused>,
    ahead?: (transaction: Transaction) => Promise<Ahead>,
  ): Promise<A | Refused> {
    const { action, key, input, reason = null, longest } = write;
    const inputHash = hashOf(input);
    try {
      const [answer, outcome] = await this.transactions.run(async (transaction) => {
        const beginning = this.repository.begin(transaction, caller, { action, key, reason }, inputHash);
        const found = ahead?.(transaction);
        // Whoever waits for it is told.
        found?.catch(() => undefined);
        const begun = await beginning;
        if (begun.state === 'done') return [begun.answer as A, 'repeated'] as const;
        if (begun.state === 'other-input') throw new Refusal(keyReused);
        // It may have waited here for long, and have been sent again meanwhile and refused: done now, it would be done in
        // spite of that answer. From here on the key is claimed, and whoever repeats it waits for this one.
        if (caller.isGone()) throw new GraphQLError('The caller has hung up.', { extensions: { code: 'CALLER_GONE' } });
        const answer = await work(transaction, (await found) as Ahead);
        if (isRefused(answer)) throw new Refusal(answer);
        if (key !== null && caller.account !== null) {
          await this.repository.keepAnswer(transaction, caller.account.id, key, answer);
        }
        return [answer, 'done'] as const;
      }, longest);
      this.metrics.wrote(action, outcome);
      this.room.noteWritten();
      return answer;
    } catch (error) {
      this.metrics.wrote(action, error instanceof Refusal ? 'refused' : 'failed');
      if (error instanceof Refusal) return error.refused;
      if (!isOutOfRoom(error)) throw error;
      this.logger.error(error);
      return this.room.noteFull();
    }
  }

  /**
   * Several writes, counted already, in one transaction, each done for the first time and not refused. Null: one of them is
   * not so, or has to wait for long, and nothing was done; each has to go alone.
   */
  async together<Wish, A extends WriteAnswer, Found>(
    asked: readonly Asked<Wish>[],
    { lock, work }: Doing<Wish, A, Found>,
  ): Promise<readonly A[] | null> {
    const claims = asked.map(({ caller, write }) => ({
      object: write.objectId,
      account: caller.account.id,
      token: caller.tokenId,
      request: caller.requestId,
      action: write.action,
      reason: write.reason ?? null,
      key: write.key,
      inputHash: hashOf(write.input),
    }));
    try {
      const answers = await this.transactions.run(async (transaction) => {
        const beginning = this.repository.beginAll(transaction, claims, PATIENCE);
        const found = lock(
          transaction,
          asked.map(({ write }) => write.objectId),
        );
        // Whoever waits for it is told.
        found.catch(() => undefined);
        const isNew = await beginning;
        if (!isNew || asked.some(({ caller }) => caller.isGone())) throw new Apart();
        const made = await work(transaction, asked, await found);
        const done = made.filter((answer): answer is A => !isRefused(answer));
        if (done.length < asked.length) throw new Apart();
        await this.repository.keepAnswers(
          transaction,
          claims.map(({ account, key }, index) => ({ account, key, answer: done[index]! })),
        );
        return done;
      });
      for (const { action } of claims) this.metrics.wrote(action, 'done');
      return answers;
    } catch (error) {
      if (!(error instanceof Apart) && sqlStateOf(error) !== LOCKED)
        this.logger.warn(`Writes go apart: ${String(error)}`);
      return null;
    }
  }
}

/** Takes back a transaction of several writes of which one cannot go with the others; never leaves this file. */
class Apart extends Error {
  constructor() {
    super('apart');
  }
}

/** The SQLSTATE of a statement that has waited too long for a lock. */
const LOCKED = '55P03';

/** The same input has the same hash, in whatever order a query names its parts. */
function hashOf(input: unknown): Uint8Array<ArrayBuffer> {
  const json = JSON.parse(JSON.stringify(input ?? null)) as Json;
  return new Uint8Array(createHash('sha256').update(canonical(json)).digest());
}

const keyReused = refused({
  code: 'write/key-reused',
  rule: null,
  path: 'idempotencyKey',
  sentence: sentence(otherInput),
});

/** Takes the transaction back; never leaves this file. */
class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super('refused');
  }
}
