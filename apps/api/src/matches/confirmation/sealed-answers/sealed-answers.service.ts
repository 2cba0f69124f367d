import { Injectable } from '@nestjs/common';
import type { Sheet } from '@tarokk/competition';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { PinService } from '../../../identity/accounts/pin/pin.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import type { Problem, Refused } from '../../../platform/problems/refused.types.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { placeOf } from '../../lifecycle/disputes.js';
import { actorsOf, type CallersFile, type MatchFile, writtenSheet } from '../../lifecycle/match-file.js';
import { record } from '../../../platform/events/outbox.js';
import { fasterThan, noSuchGame } from '../../lifecycle/match-problems.js';
import { judgeMove, type RequestedMove } from '../../lifecycle/match-step.js';
import { seenOf } from '../../lifecycle/move.types.js';
import { MatchMovesService } from '../../lifecycle/match-moves.service.js';
import type { Answer } from './sealed-text.js';
import { answering, notToThis } from './answered-sheet.js';
import { notAccepted, spent, unreadable } from './sealed-problems.js';
import { type AnswerOutcome, SealedAnswersRepository } from './sealed-answers.repository.js';
import type { AnswerSealedInput } from './sealed.inputs.js';
import type { SealedAnswered } from './sealed.types.js';
import { type OpenedAnswer, SealingKeys } from './sealing-keys.js';

/**
 * What the other side said to a sheet on the phone on which it was written. That phone is not its own, so the answer is sealed
 * with the PIN at once and checked when it arrives. A wrong one refuses nothing: the sheet is there and waits, the failure is
 * counted, and both sides are told, all in one transaction.
 */
@Injectable()
export class SealedAnswers {
  constructor(
    private readonly writes: Writes,
    private readonly moves: MatchMovesService,
    private readonly pins: PinService,
    private readonly keys: SealingKeys,
    private readonly repository: SealedAnswersRepository,
  ) {}

  open(text: string): Promise<OpenedAnswer> {
    return this.keys.open(text);
  }

  /** Brings the answer to a sheet that is there already. */
  async bring(caller: AccountCaller, input: AnswerSealedInput): Promise<SealedAnswered | Refused> {
    const { idempotencyKey: key, sealedAnswer: text } = input;
    const seen = seenOf(input);
    const opened = await this.open(text);
    const write: Write = { action: 'answerSealed', key, input: { seen, text } };
    return this.writes.run<SealedAnswered>(caller, write, async (transaction) => {
      const file = await this.moves.lock(transaction, caller, seen);
      return isRefused(file) ? file : this.take(transaction, caller, file, opened, null);
    });
  }

  /**
   * Carries out an answer to the present sheet of a match, or records why it cannot.
   * @param arrived the sheet with which it came, where that says the same as the one that is there in other words
   */
  async take(
    transaction: Transaction,
    { account }: AccountCaller,
    file: MatchFile,
    { digest, answer }: OpenedAnswer,
    arrived: Sheet | null,
  ): Promise<SealedAnswered> {
    const { row } = file;
    const answered = (problem: Problem | null): SealedAnswered => {
      return { __typename: 'SealedAnswered', problem, matchId: row.id };
    };
    if (await this.repository.isSpent(transaction, digest)) return answered(spent());
    // The match has moved meanwhile, so this answer changes nothing.
    if (row.state !== 'submitted') return answered(fasterThan(file, account.id));
    const result = answer === null ? unreadable() : await this.say(transaction, file, answer, arrived, account.id);
    const outcome: AnswerOutcome = 'code' in result ? { problem: result.code } : result;
    const number = await this.repository.save(transaction, row, digest, outcome, account.id);
    // Both sides are told of a dispute by its own event.
    if ('problem' in outcome) await record(transaction, { type: 'seal-refused', id: row.id, number });
    else if (outcome.answer === 'confirmed') await record(transaction, { type: 'seal-taken', id: row.id, number });
    return answered('code' in result ? result : null);
  }

  private async say(
    transaction: Transaction,
    file: MatchFile,
    answer: Answer,
    arrived: Sheet | null,
    broughtBy: string,
  ): Promise<Exclude<AnswerOutcome, { readonly problem: string }> | Problem> {
    // As it was written, as it reads since persons were merged, and as it arrived.
    const written = writtenSheet(file.contents, file.row.revision);
    const mistaken = notToThis(answer, [file.sheet, written, ...(arrived === null ? [] : [arrived])]);
    if (mistaken !== null) return mistaken;
    const { content } = answer;
    const game = content.answer === 'disputed' ? content.game : null;
    if (game !== null && !file.sheet.record.games.some(({ number }) => number === game)) {
      return noSuchGame.at('sealedAnswer', { game });
    }
    const id = await this.pins.accountOf(transaction, answer.person);
    if (id === null) return notAccepted();
    const account = answering(id, answer.person);
    const theirs: CallersFile = { ...file, actors: actorsOf(account, file, null) };
    const move: RequestedMove =
      content.answer === 'confirmed'
        ? { to: 'confirmed', reason: null }
        : // What was typed at a table counts, also where an older phone names its line otherwise.
          { to: 'disputed', reason: content.reason, ...placeOf(file.sheet, content.game, content.path) };
    // The PIN is checked only where the answer would change something.
    const [actor] = theirs.actors;
    if (actor?.kind !== 'side') return notAccepted();
    const step = judgeMove(theirs, theirs.actors, move, id);
    if (!step.ok) return step.problems[0]!;
    const { isRight } = await this.pins.guess(transaction, { account: id }, answer.pin, broughtBy);
    if (!isRight) return notAccepted();
    const moved = await this.moves.moveLocked(transaction, { account }, theirs, [move]);
    return isRefused(moved)
      ? moved.problems[0]!
      : { answer: content.answer, party: step.step.move.actor === 'A' ? 'A' : 'B', answeredBy: id };
  }
}
