import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../access/current-caller.js';
import { PinService } from '../accounts/pin/pin.service.js';
import type { Transaction } from '../database/transactions.js';
import { isRefused, refused, type Refused } from '../graphql/refused.types.js';
import { Writes } from '../writes/writes.service.js';
import { actorsOf, type MatchFile } from './match-file.js';
import { type LockedMatch, MatchFiles } from './match-files.service.js';
import { noSuchGame, notSeen, unknownMatch } from './match-problems.js';
import { takeStep, whyNoActor, type Wish } from './match-step.js';
import type { MatchState } from './match.enums.js';
import { MatchMoved } from './move.types.js';

/** Which match is meant, and what the caller has seen of it: if somebody was faster, he is told and nothing changes. */
export interface Seen {
  readonly matchId: string;
  readonly revision: number;
  readonly state: MatchState | null;
}

/** A mutation that moves a match. */
export interface MoveWrite {
  readonly action: string;
  readonly key: string;
  readonly seen: Seen;
  readonly reason: string | null;
}

/** Everything that moves a match without a new sheet goes through here. */
@Injectable()
export class Moves {
  constructor(
    private readonly writes: Writes,
    private readonly files: MatchFiles,
    private readonly pins: PinService,
  ) {}

  /** Confirms a match, with the PIN of the account if it has one. */
  async confirm(caller: AccountCaller, write: MoveWrite, pin: string | null): Promise<MatchMoved | Refused> {
    const problem = await this.pins.check(caller.account.id, pin);
    return problem === null ? this.move(caller, write, { to: 'confirmed' }) : refused(problem);
  }

  /** One move, or nothing and why. */
  move(caller: AccountCaller, write: MoveWrite, wish: Omit<Wish, 'reason'>): Promise<MatchMoved | Refused> {
    return this.run(caller, write, wish, wish.to === 'approved', () => [{ ...wish, reason: write.reason }]);
  }

  /** Several moves one after the other, each of them allowed, or nothing and why. */
  moveAlong(
    caller: AccountCaller,
    write: MoveWrite,
    way: (from: MatchState) => readonly MatchState[],
  ): Promise<MatchMoved | Refused> {
    return this.run(caller, write, null, true, ({ row }) => way(row.state).map((to) => ({ to, reason: write.reason })));
  }

  /** In a transaction that is under way: what `move` does, for whoever has the file out already. */
  async take(
    transaction: Transaction,
    { account }: Pick<AccountCaller, 'account'>,
    file: MatchFile,
    wishes: readonly Wish[],
  ): Promise<MatchMoved | Refused> {
    const actors = actorsOf(account, file, file.row.appointedJuror);
    if (actors.length === 0) return refused(whyNoActor(file, account.personId));
    let present = file;
    for (const wish of wishes) {
      const taken = takeStep(present, actors, wish, account.id);
      if (!taken.ok) return refused(...taken.problems);
      await this.files.keep(transaction, present, taken.step, taken.after);
      present = taken.after;
    }
    return { __typename: 'MatchMoved', matchId: file.row.id, from: file.row.state, to: present.row.state };
  }

  private run(
    caller: AccountCaller,
    { action, key, seen, reason }: MoveWrite,
    wish: Omit<Wish, 'reason'> | null,
    asksForPlace: boolean,
    wishesFor: (file: MatchFile) => readonly Wish[],
  ): Promise<MatchMoved | Refused> {
    const input = { seen, reason, wish };
    const work = async (transaction: Transaction, locked: LockedMatch | null): Promise<MatchMoved | Refused> => {
      const file = await this.open(transaction, caller, seen, locked, asksForPlace);
      if (isRefused(file)) return file;
      const game = wish?.game ?? null;
      if (game !== null && !file.sheet.record.games.some(({ number }) => number === game)) {
        return refused(noSuchGame('game', { game }));
      }
      return this.take(transaction, caller, file, wishesFor(file));
    };
    return this.writes.run(caller, { action, key, input, reason }, work, (transaction) =>
      this.files.lock(transaction, seen.matchId),
    );
  }

  /** The file of a match as the caller has seen it; refused if it is not for him, or has changed. */
  async takeOut(transaction: Transaction, caller: AccountCaller, seen: Seen): Promise<MatchFile | Refused> {
    return this.open(transaction, caller, seen, await this.files.lock(transaction, seen.matchId), false);
  }

  private async open(
    transaction: Transaction,
    { account }: AccountCaller,
    seen: Seen,
    locked: LockedMatch | null,
    asksForPlace: boolean,
  ): Promise<MatchFile | Refused> {
    if (locked === null) return refused(unknownMatch);
    const file = await this.files.openLocked(transaction, locked, asksForPlace);
    if (actorsOf(account, file, file.row.appointedJuror).length === 0)
      return refused(whyNoActor(file, account.personId));
    const changed = notSeen(file, seen, account.id);
    return changed === null ? file : refused(changed);
  }
}
