import { Injectable } from '@nestjs/common';
import { named, sheetRecord } from '@tarokk/competition';
import { PinService } from '../../identity/accounts/pin/pin.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { type Write, Writes, NotKept } from '../../platform/writes/writes.service.js';
import { answering, notToThis } from '../confirmation/sealed-answers/answered-sheet.js';
import { notAccepted, unreadable } from '../confirmation/sealed-answers/sealed-problems.js';
import { SealedAnswers } from '../confirmation/sealed-answers/sealed-answers.service.js';
import type { Answer } from '../confirmation/sealed-answers/sealed-text.js';
import { actorsOf } from '../lifecycle/match-file.js';
import { inLowerCase, malformedIds } from '../sheets/sheet-reading.js';
import type { JudgedForCaller } from './submitted-sheet.js';
import type { CheckSealedInput, SealedChecked } from './sealed-check.types.js';
import { SheetEntries } from './sheet-entries.service.js';

/**
 * Checks what the other side said to a sheet before that is handed in, while both sides sit at the table. It looks at PINs only of
 * who could answer to this sheet, for who could hand it in, and counts as `answerSealed` does: nobody has more guesses by it.
 */
@Injectable()
export class SealedChecks {
  constructor(
    private readonly writes: Writes,
    private readonly entries: SheetEntries,
    private readonly sealed: SealedAnswers,
    private readonly pins: PinService,
  ) {}

  /**
   * Only a wrong guess is kept. An answer that holds leaves nothing, or it could be sent between wrong ones so that they are
   * forgotten: it takes the guesses back when it comes with the sheet, which it does once.
   */
  async check(caller: AccountCaller, input: CheckSealedInput): Promise<SealedChecked | Refused> {
    const sheet = named(inLowerCase(input.sheet));
    const malformed = malformedIds(sheet);
    if (malformed.length > 0) return refused(...malformed);
    const { answer } = await this.sealed.open(input.sealedAnswer);
    const asked = { sheet: sheetRecord(sheet), sealedAnswer: input.sealedAnswer };
    const write: Write = { action: 'checkSealed', key: input.idempotencyKey, input: asked };
    return this.writes.run<SealedChecked, SealedChecked>(caller, write, async (transaction) => {
      const examined = await this.entries.examine(transaction, caller, { matchId: null, sheet }, null);
      if (isRefused(examined)) return examined;
      if (answer === null) return new NotKept(checked(unreadable()));
      const mistaken = notToThis(answer, [sheet, examined.sheet]) ?? notOfOtherSide(answer, examined);
      if (mistaken !== null) return new NotKept(checked(mistaken));
      const { isRight, waits } = await this.guess(transaction, answer, caller.account.id);
      return isRight ? new NotKept(checked(null)) : checked(notAccepted(), Math.ceil(waits / 1000));
    });
  }

  private async guess(transaction: Transaction, { person, pin }: Answer, broughtBy: string) {
    const id = await this.pins.accountOf(transaction, person);
    return this.pins.guess(transaction, id === null ? { name: person } : { account: id }, pin, broughtBy);
  }
}

function checked(problem: Problem | null, waits = 0): SealedChecked {
  return { __typename: 'SealedChecked', problem, waits };
}

/** Who plays for a side is public, and so is that somebody cannot answer for the other one. */
function notOfOtherSide({ person }: Answer, examined: JudgedForCaller): Problem | null {
  const [entering] = examined.actors;
  const own = entering?.kind === 'side' ? entering.party : null;
  const [actor] = actorsOf(answering('', person), examined, null);
  return actor?.kind === 'side' && actor.party !== own ? null : notAccepted();
}
