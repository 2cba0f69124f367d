import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import { GraphQLError } from 'graphql';
import type { Caller } from '../requests/caller.js';
import { canonical, type Json } from '@tarokk/archive';
import { isOutOfRoom } from '../database/out-of-room.js';
import { type Transaction, Transactions } from '../database/transactions.js';
import { isRefused } from '../problems/is-refused.js';
import { type Problem, refused, type Refused } from '../problems/refused.types.js';
import { Metrics } from '../metrics/metrics.js';
import { Room } from './room.js';
import type { Action } from './action.js';
import { WriteRate } from './write-rate.js';
import { type EarlierWrite, WritesRepository } from './writes.repository.js';

export interface Write {
  /** What is done; the log keeps it. */
  readonly action: Action;
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

/** What a write answers with and has not done: all of it is taken back, and its idempotency key can be used again. */
export class NotKept<A extends object> {
  constructor(readonly answer: A) {}
}

const otherInput = problemKind('write/key-reused', {
  path: 'idempotencyKey',
  text: text(
    'This idempotency key was used for another request already. Take a new key for a new request.',
    'Dieser Idempotenzschlüssel wurde schon für eine andere Anfrage benutzt. Nimm für eine neue Anfrage einen neuen.',
    'Ezt az idempotenciakulcsot már egy másik kéréshez használták. Új kéréshez új kulcs kell.',
  ),
});

type Outcome = 'done' | 'repeated' | 'refused';

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
   * Does the work in a transaction, or answers as it did the first time. Of work that is refused, or answers with `NotKept`,
   * nothing stays, neither changes nor the key: it can be tried again when what stood in the way is gone.
   */
  async run<A extends WriteAnswer, N extends WriteAnswer = never>(
    caller: Caller,
    write: Write,
    work: (transaction: Transaction) => Promise<A | NotKept<N> | Refused>,
  ): Promise<A | N | Refused> {
    const standsInTheWay = this.rate.count(caller) ?? this.room.refusal();
    if (standsInTheWay !== null) {
      this.metrics.wrote(write.action, 'refused');
      return standsInTheWay;
    }
    try {
      const [answer, outcome] = await this.transactions.run(
        (transaction) => this.within(transaction, caller, write, work),
        write.longest,
      );
      this.metrics.wrote(write.action, outcome);
      if (outcome !== 'refused') this.room.noteWritten();
      return answer;
    } catch (error) {
      this.metrics.wrote(write.action, 'failed');
      if (!isOutOfRoom(error)) throw error;
      this.logger.error(error);
      return this.room.noteFull();
    }
  }

  /**
   * Answers a dry run (D56): refused as `run` would be, with this key too, and of the work nothing stays. The answer to a key
   * that was used for the same request before is not repeated: the work is tried as things stand now.
   */
  async dryRun<A extends WriteAnswer>(
    caller: Caller,
    write: Write,
    work: (transaction: Transaction) => Promise<A | Refused>,
  ): Promise<A | Refused> {
    const standsInTheWay = await this.refusalOf(caller, write);
    if (standsInTheWay !== null) return standsInTheWay;
    try {
      return await this.transactions.tryOut(async (transaction) => {
        await this.repository.setActor(transaction, caller, write.action, write.reason ?? null);
        return work(transaction);
      }, write.longest);
    } catch (error) {
      if (!isOutOfRoom(error)) throw error;
      this.logger.error(error);
      return this.room.noteFull();
    }
  }

  /** `dryRun` or `run`, for work whose answer is the same of both. */
  runOrTry<A extends WriteAnswer>(
    isDryRun: boolean,
    caller: Caller,
    write: Write,
    work: (transaction: Transaction) => Promise<A | Refused>,
  ): Promise<A | Refused> {
    return isDryRun ? this.dryRun<A>(caller, write, work) : this.run<A>(caller, write, work);
  }

  /** What a preview says stands in the way (D56): the refusals of the act itself, looked at as in a dry run without a key. */
  async problemsInDryRun(
    caller: Caller,
    action: Action,
    work: (transaction: Transaction) => Promise<Refused | WriteAnswer | null>,
  ): Promise<readonly Problem[]> {
    const tried = await this.dryRun<WriteAnswer>(
      caller,
      { action, key: null, input: {} },
      async (transaction) => (await work(transaction)) ?? { __typename: action },
    );
    return isRefused(tried) ? tried.problems : [];
  }

  /**
   * What the transaction changes from here on is an act of its own in the log, with a number of its own within the request.
   * For writes that do several acts, each as it would be done alone.
   */
  async beginAct(
    transaction: Transaction,
    caller: Caller,
    { action, reason = null }: Pick<Write, 'action' | 'reason'>,
    number: number,
  ): Promise<void> {
    const requestId = `${caller.requestId}/${number}`;
    await this.repository.setActor(transaction, { ...caller, requestId }, action, reason);
  }

  /** Why no work at all would be done for this caller with this key; null: it would. It counts as a write (`WriteRate`). */
  async refusalOf(caller: Caller, { action, key, input }: Write): Promise<Refused | null> {
    const standsInTheWay = this.rate.count(caller) ?? this.room.refusal();
    if (standsInTheWay !== null) return standsInTheWay;
    if (key === null || caller.account === null) return null;
    const earlier = await this.repository.earlier(null, caller.account.id, key);
    return earlier === null || isSame(earlier, action, hashOf(input)) ? null : keyReused;
  }

  private async within<A extends WriteAnswer, N extends WriteAnswer>(
    transaction: Transaction,
    caller: Caller,
    { action, key, input, reason = null }: Write,
    work: (transaction: Transaction) => Promise<A | NotKept<N> | Refused>,
  ): Promise<readonly [A | N | Refused, Outcome]> {
    const accountId = caller.account?.id ?? null;
    const claim = key === null || accountId === null ? null : { accountId, key };
    await this.repository.setActor(transaction, caller, action, reason);
    if (claim !== null) {
      const inputHash = hashOf(input);
      const isNew = await this.repository.claim(transaction, claim.accountId, claim.key, {
        operation: action,
        inputHash,
      });
      if (!isNew) {
        const earlier = await this.repository.earlier(transaction, claim.accountId, claim.key);
        return isSame(earlier!, action, inputHash) ? [earlier!.answer as A, 'repeated'] : [keyReused, 'refused'];
      }
    }
    // It may have waited here for long, and have been sent again meanwhile and refused: done now, it would be done in
    // spite of that answer. From here on the key is claimed, and whoever repeats it waits for this one.
    if (caller.isGone()) throw new GraphQLError('The caller has hung up.', { extensions: { code: 'CALLER_GONE' } });
    const answer = await work(transaction);
    if (answer instanceof NotKept || isRefused(answer)) {
      await this.transactions.takeBack(transaction);
      return [answer instanceof NotKept ? answer.answer : answer, 'refused'];
    }
    if (claim !== null) await this.repository.keepAnswer(transaction, claim.accountId, claim.key, answer);
    return [answer, 'done'];
  }
}

function isSame({ operation, inputHash }: EarlierWrite, action: string, hash: Uint8Array): boolean {
  return operation === action && Buffer.from(hash).equals(inputHash);
}

/** The same input has the same hash, in whatever order a query names its parts. */
function hashOf(input: unknown): Uint8Array<ArrayBuffer> {
  const json = JSON.parse(JSON.stringify(input ?? null)) as Json;
  return new Uint8Array(createHash('sha256').update(canonical(json)).digest());
}

const keyReused = refused(otherInput());
