import { Injectable } from '@nestjs/common';
import { named, sheetRecord } from '@tarokk/competition';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { PinService } from '../../identity/accounts/pin/pin.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import { type Write, Writes, NotKept } from '../../platform/writes/writes.service.js';
import { type CallersFile, forCaller, type MatchFile } from '../lifecycle/match-file.js';
import { MatchFiles } from '../lifecycle/match-files.service.js';
import { existsAlready, unknownMatch } from '../lifecycle/match-problems.js';
import { noPartProblem, type RequestedMove } from '../lifecycle/match-step.js';
import { MatchMovesService } from '../lifecycle/match-moves.service.js';
import { classifySubmission, type Submission, type SubmittedSheet } from './submitted-sheet.js';
import { SealedAnswers } from '../confirmation/sealed-answers/sealed-answers.service.js';
import { SheetEntries } from './sheet-entries.service.js';
import { inLowerCase, malformedIds, separatePlace } from '../sheets/sheet-reading.js';
import type { SheetDiffers, SheetSubmitted, SubmissionOutcome, SubmitSheetInput } from './submission.types.js';

/** Takes the sheets that sides and jury hand in. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly writes: Writes,
    private readonly files: MatchFiles,
    private readonly moves: MatchMovesService,
    private readonly entries: SheetEntries,
    private readonly pins: PinService,
    private readonly sealed: SealedAnswers,
  ) {}

  /**
   * Takes a sheet: as the first of its match, as a new revision of one that is disputed or returned, or, where the other side
   * has entered the match already, as its confirmation if the two are equal (D11).
   */
  async submit(
    caller: AccountCaller,
    { pin = null, document: _, ...input }: SubmitSheetInput,
  ): Promise<SheetSubmitted | SheetDiffers | Refused> {
    const sheet = named(inLowerCase(input.sheet));
    const malformed = malformedIds(sheet);
    if (malformed.length > 0) return refused(...malformed);
    const opened = input.sealedAnswer == null ? null : await this.sealed.open(input.sealedAnswer);
    // A wrong PIN is counted in a transaction of its own, which stays whatever becomes of the sheet.
    const wrongPin = await this.pins.check(caller.account.id, pin);
    const { matchId = null, dispute = null, draftId = null } = input;
    const write: Write = {
      action: 'submitSheet',
      key: input.idempotencyKey,
      input: { ...input, sheet: sheetRecord(sheet) },
      reason: dispute,
    };
    return this.writes.run<SheetSubmitted, SheetDiffers>(caller, write, async (transaction) => {
      const there = await this.entries.placeOf(transaction, sheet);
      const id = matchId ?? there;
      const found = id === null ? null : await this.files.lock(transaction, id);
      const file = found && forCaller(found, caller.account);
      if (matchId !== null) {
        if (file === null) return refused(unknownMatch());
        if (file.actors.length === 0) return refused(noPartProblem(file, caller.account.personId));
      }
      const examined = await this.entries.examine(transaction, caller, { matchId: id, sheet }, file);
      if (isRefused(examined)) return examined;
      if (there !== null && there !== id) return refused(existsAlready.at('order', { order: sheet.order }));

      const entry: SubmittedSheet = { ...examined, options: input };
      const sheetHandedIn = classifySubmission(file, entry, matchId !== null);
      const submitted = await this.take(transaction, caller, entry, sheetHandedIn, { dispute, wrongPin });
      if (submitted instanceof NotKept || isRefused(submitted)) return submitted;

      if (draftId !== null) await this.entries.forgetDraft(transaction, caller, draftId);
      if (opened === null) return submitted;
      const { __typename, outcome, matchId: submittedId } = submitted;
      const after = (await this.files.lock(transaction, submittedId))!;
      const sealed = await this.sealed.take(transaction, caller, after, opened, sheet);
      return { __typename, outcome, matchId: submittedId, sealed };
    });
  }

  /** Enters a sheet, confirms or disputes with it, or refuses it, as its kind requires. */
  private async take(
    transaction: Transaction,
    caller: AccountCaller,
    entry: SubmittedSheet,
    sheet: Submission,
    { dispute, wrongPin }: AnswerToSheet,
  ): Promise<SheetSubmitted | NotKept<SheetDiffers> | Refused> {
    switch (sheet.kind) {
      case 'first':
        return this.entries.enter(transaction, caller, null, entry);
      case 'revision':
        return this.entries.enter(transaction, caller, sheet.file, entry);
      case 'unchanged':
        return submitted(sheet.file, 'unchanged');
      case 'equal':
        if (wrongPin !== null) return refused(wrongPin);
        return this.answer(transaction, caller, sheet.file, 'confirmed', {
          to: 'confirmed',
          reason: null,
          ...keptOf(entry),
        });
      case 'different': {
        const [path = ''] = sheet.differences;
        if (dispute === null) {
          const { row } = sheet.file;
          return new NotKept({ __typename: 'SheetDiffers', matchId: row.id, differences: sheet.differences });
        }
        return this.answer(transaction, caller, sheet.file, 'disputed', {
          to: 'disputed',
          reason: dispute,
          path,
          game: gameOf(path),
          ...keptOf(entry),
        });
      }
      case 'out-of-turn':
        return refused(sheet.problem);
    }
  }

  /** Confirms or disputes the sheet of the other side by this one, which is kept beside it. */
  private async answer(
    transaction: Transaction,
    caller: AccountCaller,
    file: CallersFile,
    outcome: SubmissionOutcome,
    move: RequestedMove,
  ): Promise<SheetSubmitted | Refused> {
    const moved = await this.moves.moveLocked(transaction, caller, file, [move]);
    return isRefused(moved) ? moved : submitted(file, outcome);
  }
}

/** The answer that a sheet gives to that of the other side. */
interface AnswerToSheet {
  /** Why the sheet of the other side is wrong; null: nobody says so yet. */
  readonly dispute: string | null;
  /** The problem of a wrong PIN, with which nothing is confirmed; null without one. */
  readonly wrongPin: Problem | null;
}

function submitted({ row }: MatchFile, outcome: SubmissionOutcome): SheetSubmitted {
  return { __typename: 'SheetSubmitted', outcome, matchId: row.id, sealed: null };
}

/** The sheet as it is kept beside that of the other side. */
function keptOf({ sheet, knowledge }: SubmittedSheet): Pick<RequestedMove, 'sheet' | 'place'> {
  const separated = separatePlace({ ...sheet, rulings: [] }, knowledge.venues);
  return { sheet: sheetRecord(named(separated.sheet)), place: separated.place };
}

/** The number of the game in which something stands; null outside of games. */
function gameOf(path: string): number | null {
  const game = /^record\.games\[(\d+)\]/.exec(path)?.[1];
  return game === undefined ? null : Number(game) + 1;
}
