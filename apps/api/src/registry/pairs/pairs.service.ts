import { Injectable } from '@nestjs/common';
import type { ReadSource } from '../../platform/database/replica/read-source.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { type Connection, connection, type Slice } from '../../platform/graphql/connection.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import { Clock } from '../../platform/office/clock.js';
import { SeasonsService } from '../seasons/seasons.service.js';
import { TeamNewcomers } from '../teams/members/newcomers.service.js';
import type { MemberInput } from '../teams/team.types.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import { pairProblems } from './pair-problems.js';
import type { PairSaved } from './pair.types.js';
import { type PairRow, PairsRepository } from './pairs.repository.js';
import type { EnterPairInput, RenamePairInput } from './pairs.inputs.js';

export interface NewPair {
  readonly seasonYear: number;
  readonly name: string;
  /** Players who enter their own pair need not name themselves. */
  readonly players: readonly MemberInput[];
}

/** Pairs of a season, for whatever pairs play in it. */
@Injectable()
export class PairsService {
  constructor(
    private readonly repository: PairsRepository,
    private readonly seasons: SeasonsService,
    private readonly newcomers: TeamNewcomers,
    private readonly writes: Writes,
    private readonly clock: Clock,
  ) {}

  /** By name (D16). */
  async list(source: ReadSource, slice: Slice, year: number): Promise<Connection<PairRow>> {
    const rows = await source.read((database) => this.repository.list(database, slice, year));
    const count = (): Promise<number> => source.read((database) => this.repository.count(database, year));
    return connection(rows, slice, ({ nameKey, id }) => [nameKey, id], count);
  }

  enter(caller: AccountCaller, input: EnterPairInput): Promise<PairSaved | Refused> {
    const write: Write = { action: 'enterPair', key: input.idempotencyKey, input };
    return this.writes.run<PairSaved>(caller, write, async (transaction) => {
      const season = await this.seasons.lockOpen(transaction, input.seasonYear);
      if (isRefused(season)) return season;
      const made = await this.make(transaction, caller, input, 'players');
      return isRefused(made) ? made : { __typename: 'PairSaved', pairId: made.id };
    });
  }

  /**
   * Makes a pair of a season that is locked. A juror who is not of it enters it for others.
   * @param path the argument in which its players are given
   */
  async make(
    transaction: Transaction,
    caller: AccountCaller,
    { seasonYear: year, name, players }: NewPair,
    path: string,
  ): Promise<{ readonly id: string; readonly players: readonly [string, string] } | Refused> {
    if (players.length > 2) return refused(pairProblems.notTwoPersons.at(path));
    const named: string[] = [];
    const problems: Problem[] = [];
    for (const [index, player] of players.entries()) {
      const found = await this.newcomers.find(transaction, caller, player, `${path}[${index}]`);
      if ('code' in found) problems.push(found);
      else named.push(found.id);
    }
    if (problems.length > 0) return refused(...problems);
    const { personId, jury } = caller.account;
    const [first, second, ...more] = new Set(jury && named.length > 1 ? named : [personId, ...named]);
    if (first === undefined || second === undefined || more.length > 0) {
      return refused(pairProblems.notTwoPersons.at(path));
    }
    const persons: readonly [string, string] = [first, second];
    const there = await this.repository.lockNames(transaction, year, name, persons);
    if (there.same !== null) return refused(pairProblems.thereAlready.at(path, { pair: there.same.name }));
    if (there.named !== null) return refused(pairProblems.nameTaken({ pair: there.named.name }));
    // A pair is one for the whole season, also for matches that were played before the office heard of it.
    const id = await this.repository.create(transaction, { year, name, persons, day: `${year}-01-01` });
    await record(transaction, { type: 'pair-changed', id, season: year });
    return { id, players: persons };
  }

  /** A player of the pair renames it before its first match and its draw, the jury at any time. */
  rename(caller: AccountCaller, { idempotencyKey: key, pairId, name }: RenamePairInput): Promise<PairSaved | Refused> {
    const write: Write = { action: 'renamePair', key, input: { pairId, name } };
    return this.writes.run<PairSaved>(caller, write, async (transaction) => {
      const [pair] = await this.repository.findByIds(transaction, [pairId]);
      if (pair === undefined) return refused(pairProblems.unknown());
      const season = await this.seasons.lockOpen(transaction, pair.year, { path: 'pairId' });
      if (isRefused(season)) return season;
      const { personId, jury, maySubmit } = caller.account;
      const isTheirs = maySubmit && (await this.isPlayer(transaction, pairId, personId));
      if (!jury && !isTheirs) return refused(pairProblems.notYours());
      if (!jury && (await this.repository.isInUse(transaction, pairId))) {
        return refused(pairProblems.renameAfterMatch());
      }
      const { named } = await this.repository.lockNames(transaction, pair.year, name);
      if (named !== null && named.id !== pairId) return refused(pairProblems.nameTaken({ pair: named.name }));
      await this.repository.rename(transaction, pairId, name);
      await record(transaction, { type: 'pair-changed', id: pairId, season: pair.year });
      return { __typename: 'PairSaved', pairId };
    });
  }

  /** Whether a person acts for a pair today (D12). */
  async isPlayer(transaction: Transaction, pairId: string, personId: string): Promise<boolean> {
    return this.repository.isPlayer(transaction, pairId, personId, await this.clock.today());
  }
}
