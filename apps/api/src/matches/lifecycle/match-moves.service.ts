import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { PinService } from '../../identity/accounts/pin/pin.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { refused, type Refused } from '../../platform/problems/refused.types.js';
import { Writes } from '../../platform/writes/writes.service.js';
import { placeOf } from './disputes.js';
import { type CallersFile, forCaller } from './match-file.js';
import { MatchFiles } from './match-files.service.js';
import { unknownMatch } from './match-problems.js';
import { type MatchMoved, type MatchMoveInput, type Seen, seenOf } from './move.types.js';
import { judgeMoves, matchMoved, type RequestedMove, placeRefusal, callerRefusal } from './match-step.js';
import type { Action } from '../../platform/writes/action.js';
import type { MatchState } from '../../platform/database/column-types.js';

/** Moves matches from state to state, without a new sheet. */
@Injectable()
export class MatchMovesService {
  constructor(
    private readonly writes: Writes,
    private readonly files: MatchFiles,
    private readonly pins: PinService,
  ) {}

  /** Confirms a match, with the PIN of the account if it has one. */
  async confirm(
    caller: AccountCaller,
    input: MatchMoveInput & { readonly pin: string | null },
  ): Promise<MatchMoved | Refused> {
    const problem = await this.pins.check(caller.account.id, input.pin);
    return problem === null ? this.move(caller, 'confirmMatch', input, { to: 'confirmed' }) : refused(problem);
  }

  /** Makes one move, or changes nothing and says why. */
  move(
    caller: AccountCaller,
    action: Action,
    input: MatchMoveInput,
    move: Omit<RequestedMove, 'reason'>,
  ): Promise<MatchMoved | Refused> {
    const { idempotencyKey: key, reason } = input;
    const seen = seenOf(input);
    return this.writes.run(caller, { action, key, input: { seen, reason, move }, reason }, async (transaction) => {
      const file = await this.lock(transaction, caller, seen, move.to === 'approved');
      if (isRefused(file)) return file;
      const notOnSheet = placeRefusal(file, move);
      if (notOnSheet !== null) return notOnSheet;
      const meant = placeOf(file.sheet, move.game ?? null, move.path ?? null);
      return this.moveLocked(transaction, caller, file, [{ ...move, ...meant, reason }]);
    });
  }

  /** Makes several moves one after the other. Unless all of them are allowed nothing changes, and the answer says why. */
  moveThrough(
    caller: AccountCaller,
    action: Action,
    input: MatchMoveInput,
    way: (from: MatchState) => readonly MatchState[],
  ): Promise<MatchMoved | Refused> {
    const { idempotencyKey: key, reason } = input;
    const seen = seenOf(input);
    return this.writes.run(
      caller,
      { action, key, input: { seen, reason, move: null }, reason },
      async (transaction) => {
        const file = await this.lock(transaction, caller, seen, true);
        if (isRefused(file)) return file;
        return this.moveLocked(
          transaction,
          caller,
          file,
          way(file.row.state).map((to) => ({ to, reason })),
        );
      },
    );
  }

  /** Makes moves one after the other, as `moveThrough` does, in a transaction that has locked the match already. */
  async moveLocked(
    transaction: Transaction,
    { account }: Pick<AccountCaller, 'account'>,
    file: CallersFile,
    moves: readonly RequestedMove[],
  ): Promise<MatchMoved | Refused> {
    const moved = judgeMoves(file, account, moves);
    if (isRefused(moved)) return moved;
    await this.files.save(transaction, [moved]);
    return matchMoved(moved);
  }

  /**
   * Locks a match as the caller has seen it until the end of the transaction, and answers with its file; refused if it
   * is not for them, or has changed.
   * @param asksForPlace the match may be approved, so the places of its teams are locked too
   */
  async lock(
    transaction: Transaction,
    { account }: AccountCaller,
    seen: Seen,
    asksForPlace = false,
  ): Promise<CallersFile | Refused> {
    const file = await this.files.lock(transaction, seen.matchId, asksForPlace);
    if (file === null) return refused(unknownMatch());
    const theirs = forCaller(file, account);
    return callerRefusal(theirs, account, seen) ?? theirs;
  }
}
