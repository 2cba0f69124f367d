import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { PinService } from '../../identity/accounts/pin/pin.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { isRefused } from '../../platform/graphql/is-refused.js';
import { refused, type Refused } from '../../platform/graphql/refused.types.js';
import { Writes } from '../../platform/writes/writes.service.js';
import { placeOf } from './disputes.js';
import type { MatchFile } from '../judging/match-file.js';
import { MatchFiles } from '../judging/match-files.service.js';
import { unknownMatch } from '../match-problems.js';
import type { Wish } from './match-step.js';
import type { MatchState } from '../match.enums.js';
import type { MatchMoved } from './move.types.js';
import { answerOf, movedAlong, type Seen, whyNot, whyNotThere } from './moving.js';

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
  move(
    caller: AccountCaller,
    { action, key, seen, reason }: MoveWrite,
    wish: Omit<Wish, 'reason'>,
  ): Promise<MatchMoved | Refused> {
    return this.writes.run(caller, { action, key, input: { seen, reason, wish }, reason }, async (transaction) => {
      const file = await this.takeOut(transaction, caller, seen, wish.to === 'approved');
      if (isRefused(file)) return file;
      const nowhere = whyNotThere(file, wish);
      if (nowhere !== null) return nowhere;
      const meant = placeOf(file.sheet, wish.game ?? null, wish.path ?? null);
      return this.take(transaction, caller, file, [{ ...wish, ...meant, reason }]);
    });
  }

  /** Several moves one after the other, each of them allowed, or nothing and why. */
  moveAlong(
    caller: AccountCaller,
    { action, key, seen, reason }: MoveWrite,
    way: (from: MatchState) => readonly MatchState[],
  ): Promise<MatchMoved | Refused> {
    return this.writes.run(
      caller,
      { action, key, input: { seen, reason, wish: null }, reason },
      async (transaction) => {
        const file = await this.takeOut(transaction, caller, seen, true);
        if (isRefused(file)) return file;
        return this.take(
          transaction,
          caller,
          file,
          way(file.row.state).map((to) => ({ to, reason })),
        );
      },
    );
  }

  /** In a transaction that is under way: what `move` does, for whoever has the file out already. */
  async take(
    transaction: Transaction,
    { account }: Pick<AccountCaller, 'account'>,
    file: MatchFile,
    wishes: readonly Wish[],
  ): Promise<MatchMoved | Refused> {
    const moved = movedAlong(file, account, wishes);
    if (isRefused(moved)) return moved;
    await this.files.keep(transaction, [moved]);
    return answerOf(moved);
  }

  /**
   * The file of a match as the caller has seen it, which nobody else can move until the end of the transaction; refused if it
   * is not for them, or has changed.
   * @param asksForPlace it may be approved, so nobody else takes a place of its teams meanwhile
   */
  async takeOut(
    transaction: Transaction,
    { account }: AccountCaller,
    seen: Seen,
    asksForPlace = false,
  ): Promise<MatchFile | Refused> {
    const file = await this.files.takeOut(transaction, seen.matchId, asksForPlace);
    return file === null ? refused(unknownMatch) : (whyNot(file, account, seen) ?? file);
  }
}
