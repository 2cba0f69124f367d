import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type Cup,
  cupChanges,
  cupFactsOf,
  cupOf,
  type CupRefusal,
  cupVersionOf,
  type KeptCup,
  type KeptCupAct,
} from '@tarokk/competition';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { type Problem, refused, type Refused } from '../../../platform/problems/refused.types.js';
import { Clock } from '../../../platform/office/clock.js';
import { PeopleRepository } from '../../../registry/people/people.repository.js';
import { publicName } from '../../../registry/people/names/public-name.js';
import { SeasonsService } from '../../../registry/seasons/seasons.service.js';
import { type Write, type WriteAnswer, Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { type CupActed, cupConsequences } from '../cup-changes.types.js';
import { CupStorage } from '../storage/cup-storage.service.js';
import { cupProblems, refusalProblem } from '../cup-problems.js';
import type { NewAct } from '../storage/cups.repository.js';

/** A cup that is locked until the end of the transaction. */
export interface LockedCup {
  readonly transaction: Transaction;
  readonly year: number;
  /** Null before it is announced. */
  readonly row: KeptCup | null;
  readonly today: string;
}

/** A locked cup that has been drawn. */
export interface DrawnCup extends LockedCup {
  readonly row: KeptCup;
  readonly cup: Cup;
  /** It grows by one with each act. */
  readonly version: number;
}

/** The acts that are added to a cup, and what else is stored because of them. */
export interface CupActs {
  readonly acts: readonly Omit<NewAct, 'id' | 'madeOn'>[];
  readonly also?: () => Promise<void>;
}

/** Runs every change of a cup: in an open season, with the cup locked. */
@Injectable()
export class CupWork {
  constructor(
    private readonly writes: Writes,
    private readonly seasons: SeasonsService,
    private readonly cups: CupStorage,
    private readonly people: PeopleRepository,
    private readonly clock: Clock,
  ) {}

  /** Changes the cup of a season, whatever its state. */
  inCup<A extends WriteAnswer>(
    caller: AccountCaller,
    write: Write,
    year: number,
    work: (at: LockedCup) => Promise<A | Refused>,
  ): Promise<A | Refused> {
    return this.writes.run<A>(caller, write, async (transaction) => {
      const at = await this.begin(transaction, year);
      if (isRefused(at)) return at;
      const answer = await work(at);
      if (!isRefused(answer)) await record(transaction, { type: 'cup-changed', season: year });
      return answer;
    });
  }

  /**
   * Adds acts to a drawn cup.
   * @param dryRun says what the acts would change; nothing is stored, not even the idempotency key (D56)
   */
  async act(
    caller: AccountCaller,
    write: Write,
    { year, dryRun }: { readonly year: number; readonly dryRun: boolean },
    work: (at: DrawnCup) => Promise<CupActs | Refused>,
  ): Promise<CupActed | Refused> {
    if (!dryRun) return this.inCup<CupActed>(caller, write, year, (at) => this.actIn(at, caller, work));
    const tried = await this.dryRun<CupActed>(caller, write, year, (at) => this.actIn(at, caller, work));
    if (isRefused(tried)) return tried;
    const { __typename, consequences } = tried;
    return { __typename, year, actId: null, consequences };
  }

  /** Says what work on the cup of a season would come to; nothing of it is stored. */
  dryRun<A extends WriteAnswer>(
    caller: AccountCaller,
    write: Write,
    year: number,
    work: (at: LockedCup) => Promise<A | Refused>,
  ): Promise<A | Refused> {
    return this.writes.dryRun<A>(caller, write, async (transaction) => {
      const at = await this.begin(transaction, year);
      return isRefused(at) ? at : work(at);
    });
  }

  /** Adds acts to a drawn cup in a transaction that has begun already. */
  async actWithin(
    transaction: Transaction,
    caller: AccountCaller,
    year: number,
    work: (at: DrawnCup) => Promise<CupActs | Refused>,
  ): Promise<CupActed | Refused> {
    const at = await this.begin(transaction, year);
    return isRefused(at) ? at : this.actIn(at, caller, work);
  }

  /** The refusals of the competition library as problems, with names in place of ids. */
  async problemsOf(
    transaction: Transaction,
    refusals: readonly CupRefusal[],
    path: string,
  ): Promise<readonly Problem[]> {
    const ids = refusals.flatMap(({ sentence: { values } }) =>
      typeof values['person'] === 'string' ? [values['person']] : [],
    );
    const names = new Map((await this.people.present(transaction, ids)).map((row) => [row.id, publicName(row)]));
    return refusals.map((refusal) => refusalProblem(refusal, path, names));
  }

  private async begin(transaction: Transaction, year: number): Promise<LockedCup | Refused> {
    const season = await this.seasons.lockOpen(transaction, year);
    if (isRefused(season)) return season;
    const row = await this.cups.lock(transaction, year);
    return { transaction, year, row, today: await this.clock.today() };
  }

  private async actIn(
    { row, ...at }: LockedCup,
    { account }: AccountCaller,
    work: (at: DrawnCup) => Promise<CupActs | Refused>,
  ): Promise<CupActed | Refused> {
    const { transaction, year, today } = at;
    if (row === null) return refused(cupProblems.unknown({ year }));
    const facts = cupFactsOf(row);
    if (facts === null) return refused(cupProblems.notDrawn());
    const before = cupOf(facts);
    const outcome = await work({ ...at, row, cup: before, version: cupVersionOf(row) });
    if (isRefused(outcome)) return outcome;
    const acts = outcome.acts.map((act): NewAct => ({ ...act, id: randomUUID(), madeOn: today }));
    await this.cups.append(transaction, year, acts, account.id);
    const last = row.acts.at(-1)?.number ?? 0;
    const recorded = acts.map(({ id, kind }, index) => ({ id, kind, number: last + index + 1 }));
    await record(transaction, ...recorded.map((act) => ({ type: 'cup-act', season: year, ...act }) as const));
    await outcome.also?.();
    const after = cupFactsOf({ ...row, acts: [...row.acts, ...acts.map(actRow)] })!;
    const changes = cupChanges(before, cupOf(after));
    return { __typename: 'CupActed', year, actId: acts.at(-1)!.id, consequences: cupConsequences(changes) };
  }
}

function actRow(act: NewAct): KeptCupAct {
  const nothing = { pairId: null, otherId: null, goesOn: null, tie: null, round: null, matches: null, day: null };
  const nobody = { leavesId: null, comesId: null, what: null, reason: null, byJury: false, accountId: '', madeOn: '' };
  return { ...nothing, ...nobody, number: 0, ...act };
}
