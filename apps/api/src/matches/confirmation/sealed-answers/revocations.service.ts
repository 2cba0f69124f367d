import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import type { CallersFile } from '../../lifecycle/match-file.js';
import { fasterThan } from '../../lifecycle/match-problems.js';
import { type MatchMoved, type MatchMoveInput, seenOf } from '../../lifecycle/move.types.js';
import { MatchMovesService } from '../../lifecycle/match-moves.service.js';
import { SealedAnswersRepository } from './sealed-answers.repository.js';

/** Revokes confirmations that were given on a phone of the other side, for the side that gave them. */
@Injectable()
export class Revocations {
  constructor(
    private readonly writes: Writes,
    private readonly moves: MatchMovesService,
    private readonly repository: SealedAnswersRepository,
  ) {}

  revoke(caller: AccountCaller, input: MatchMoveInput): Promise<MatchMoved | Refused> {
    const { idempotencyKey: key, reason } = input;
    const seen = seenOf(input);
    const write: Write = { action: 'revokeConfirmation', key, input: { seen, reason }, reason };
    return this.writes.run<MatchMoved>(caller, write, async (transaction) => {
      const file = await this.moves.lock(transaction, caller, seen);
      if (isRefused(file)) return file;
      // An open match becomes submitted too, by the jury.
      if (file.row.state !== 'confirmed') return refused(fasterThan(file, caller.account.id));
      const moved = await this.moves.moveLocked(transaction, caller, file, [
        { to: 'submitted', reason, revokes: true },
      ]);
      if (!isRefused(moved)) await this.repository.revoke(transaction, file.row, partyOf(file));
      return moved;
    });
  }
}

/** The side for which the caller has just revoked the confirmation. */
function partyOf(file: CallersFile): 'A' | 'B' {
  const { sealed } = file.contents;
  const own = file.actors.flatMap((actor) => (actor.kind === 'side' ? [actor.party] : []));
  return own.find((party) => party === sealed?.party) ?? own[0]!;
}
