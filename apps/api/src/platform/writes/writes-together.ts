import { setTimeout as pause } from 'node:timers/promises';
import type { AccountCaller } from '../requests/current-caller.js';
import type { Transaction } from '../database/transactions.js';
import type { Refused } from '../graphql/refused.types.js';
import type { Write, WriteAnswer, Writes } from './writes.service.js';

/** So many go in one transaction at most: as long as it lasts, others wait for what it has locked. */
const MOST = 25;
/** So many transactions are under way: while the database is busy with one, the next is prepared. */
const AT_A_TIME = 2;

/** Milliseconds that others wait for a transaction that is itself kept waiting by somebody's lock. */
export const PATIENCE = 1000;

/** A write on one object, under whose id the log finds who acts. */
export interface WriteOnObject<Wish> extends Write {
  readonly key: string;
  /** Of two writes on one object the second waits for the first. */
  readonly objectId: string;
  readonly wish: Wish;
}

/** How writes of one kind are done, one or several in one transaction. */
export interface Doing<Wish, Answer extends WriteAnswer, Found> {
  /** Locks the objects: sent together with the keys. */
  readonly lock: (transaction: Transaction, objectIds: readonly string[]) => Promise<Found>;
  /** In the order of the writes; several as if they had been done in this order, one after the other. */
  readonly work: (
    transaction: Transaction,
    asked: readonly Asked<Wish>[],
    found: Found,
  ) => Promise<readonly (Answer | Refused)[]>;
}

export interface Asked<Wish> {
  readonly caller: AccountCaller;
  readonly write: WriteOnObject<Wish>;
}

interface Waiting<Wish, Answer> extends Asked<Wish> {
  readonly resolve: (answer: Promise<Answer | Refused> | Answer) => void;
}

/**
 * Writes of one kind that go together: what arrives while others are under way waits for them and goes in one transaction. A
 * statement for twenty objects costs little more than one for a single object, and so does the way to the database and back.
 *
 * Only what succeeds goes together. When one of them is refused, repeated or given up, or something is locked by somebody
 * else, nothing of the transaction is kept and each goes alone, so that nobody waits for, or is told of, another's.
 */
export class WritesTogether<Wish, Answer extends WriteAnswer, Found> {
  private waiting: Waiting<Wish, Answer>[] = [];
  private underWay = 0;
  private isBeginning = false;

  constructor(
    private readonly writes: Writes,
    private readonly doing: Doing<Wish, Answer, Found>,
  ) {}

  /** Does the write as `Writes.run` would. */
  async run(caller: AccountCaller, write: WriteOnObject<Wish>): Promise<Answer | Refused> {
    const standsInTheWay = this.writes.count(caller, write);
    if (standsInTheWay !== null) return standsInTheWay;
    return new Promise((resolve) => {
      this.waiting.push({ caller, write, resolve });
      this.begin();
    });
  }

  private begin(): void {
    if (this.isBeginning || this.underWay === AT_A_TIME || this.waiting.length === 0) return;
    this.isBeginning = true;
    // What arrives in the same turn goes along.
    setImmediate(() => {
      this.isBeginning = false;
      this.underWay += 1;
      void this.go(this.next()).finally(() => {
        this.underWay -= 1;
        this.begin();
      });
      this.begin();
    });
  }

  /** Those that have waited longest, one of each object. */
  private next(): readonly Waiting<Wish, Answer>[] {
    const chosen = new Map<string, Waiting<Wish, Answer>>();
    for (const each of this.waiting) {
      if (chosen.size === MOST) break;
      if (!chosen.has(each.write.objectId)) chosen.set(each.write.objectId, each);
    }
    const going = [...chosen.values()];
    this.waiting = this.waiting.filter((each) => chosen.get(each.write.objectId) !== each);
    return going;
  }

  /** Resolves when it is done, or others have waited for long enough. */
  private async go(going: readonly Waiting<Wish, Answer>[]): Promise<void> {
    const answers = going.length === 1 ? null : await this.writes.together(going, this.doing);
    if (answers !== null) {
      for (const [index, { resolve }] of going.entries()) resolve(answers[index]!);
      return;
    }
    const alone = going.map((each) => {
      const answer = this.alone(each);
      each.resolve(answer);
      return answer;
    });
    await Promise.race([Promise.allSettled(alone), pause(PATIENCE, undefined, { ref: false })]);
  }

  private alone({ caller, write }: Asked<Wish>): Promise<Answer | Refused> {
    const { lock, work } = this.doing;
    return this.writes.alone(
      caller,
      write,
      async (transaction, found: Found) => (await work(transaction, [{ caller, write }], found))[0]!,
      (transaction) => lock(transaction, [write.objectId]),
    );
  }
}
