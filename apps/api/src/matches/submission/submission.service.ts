import { Injectable } from '@nestjs/common';
import { areEqual, asListed, differences, isSameMatch, named, sheetRecord, type Sheet } from '@tarokk/competition';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { PinService } from '../../identity/accounts/pin/pin.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { isRefused } from '../../platform/graphql/is-refused.js';
import { refused, type Refused } from '../../platform/graphql/refused.types.js';
import { Writes } from '../../platform/writes/writes.service.js';
import { actorsOf, type MatchFile } from '../judging/match-file.js';
import { MatchFiles } from '../judging/match-files.service.js';
import { enteredAlready, existsAlready, unknownMatch } from '../match-problems.js';
import { whyNoActor, type Wish } from '../lifecycle/match-step.js';
import { Moves } from '../lifecycle/moves.service.js';
import { saysTheSame } from '../sheets/same-sheet.js';
import type { Entry } from './entry-step.js';
import { SealedAnswers } from '../sealed/sealed-answers.service.js';
import type { Opened } from '../sealed/sealing-keys.js';
import { SheetEntries } from './sheet-entries.service.js';
import { partedFromPlace, readSubmitted, strangeIds } from '../sheets/sheet-reading.js';
import type {
  SheetDiffers,
  SheetMalformed,
  SheetSubmitted,
  SubmissionOutcome,
  SubmitSheetArguments,
} from './submission.types.js';

/** Sheets that somebody hands in: what they are, and of which match. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly writes: Writes,
    private readonly files: MatchFiles,
    private readonly moves: Moves,
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
    key: string,
    input: SubmitSheetArguments,
  ): Promise<SheetSubmitted | SheetDiffers | SheetMalformed | Refused> {
    const sheet = readSubmitted(input.sheet, caller.language);
    if ('__typename' in sheet) return sheet;
    const strange = strangeIds(sheet);
    if (strange.length > 0) return refused(...strange);
    const opened = input.sealedAnswer == null ? null : await this.sealed.open(input.sealedAnswer);
    const arrived = { sheet, opened };
    try {
      return await this.write(caller, key, input, arrived, false);
    } catch (error) {
      if (error instanceof Differing) return error.differs;
      if (!(error instanceof Confirming)) throw error;
      const problem = await this.pins.check(caller.account.id, input.pin ?? null);
      return problem === null ? this.write(caller, key, input, arrived, true) : refused(problem);
    }
  }

  /** @param mayConfirm the PIN was asked for, as for every confirmation; outside, for it counts its failures itself */
  private write(
    caller: AccountCaller,
    key: string,
    { pin: _, ...input }: SubmitSheetArguments,
    { sheet, opened }: { readonly sheet: Sheet; readonly opened: Opened | null },
    mayConfirm: boolean,
  ): Promise<SheetSubmitted | Refused> {
    const write = { action: 'submitSheet', key, input, reason: input.dispute ?? null };
    return this.writes.run<SheetSubmitted>(caller, write, async (transaction) => {
      const submitted = await this.place(transaction, caller, sheet, { ...input, mayConfirm });
      if (isRefused(submitted)) return submitted;
      if (input.draftId != null) await this.entries.forgetDraft(transaction, caller, input.draftId);
      if (opened === null) return submitted;
      const file = (await this.files.takeOut(transaction, submitted.matchId))!;
      const { outcome, matchId } = submitted;
      const sealed = await this.sealed.take(transaction, caller, file, opened, sheet);
      return { __typename: 'SheetSubmitted', outcome, matchId, sealed };
    });
  }

  private async place(
    transaction: Transaction,
    caller: AccountCaller,
    sheet: Sheet,
    { matchId = null, dispute = null, mayConfirm, ...wish }: Placing,
  ): Promise<SheetSubmitted | Refused> {
    const there = await this.entries.placeOf(transaction, sheet);
    const id = matchId ?? there;
    const file = id === null ? null : await this.files.takeOut(transaction, id);
    if (matchId !== null) {
      if (file === null) return refused(unknownMatch);
      const isHis = actorsOf(caller.account, file, file.row.appointedJuror).length > 0;
      if (!isHis) return refused(whyNoActor(file, caller.account.personId));
    }
    const examined = await this.entries.examine(transaction, caller, { matchId: id, sheet }, file);
    if (isRefused(examined)) return examined;
    if (there !== null && there !== id) return refused(existsAlready('order', { order: sheet.order }));
    const entry: Entry = { ...examined, wish };
    const isFree = matchId === null && file?.row.state === 'withdrawn';
    return file === null || isFree
      ? this.entries.enter(transaction, caller, null, entry)
      : this.again(transaction, caller, file, entry, { dispute, mayConfirm });
  }

  /** A sheet of a match that has one. */
  private async again(
    transaction: Transaction,
    caller: AccountCaller,
    file: MatchFile,
    entry: Entry,
    { dispute, mayConfirm }: { readonly dispute: string | null; readonly mayConfirm: boolean },
  ): Promise<SheetSubmitted | Refused> {
    const { row } = file;
    // Whether the place is public is said by the list of the jury, as of now, for both.
    const [sheet, arrived] = [file, entry].map((each) => asListed(each.sheet, each.knowledge.venues)) as [Sheet, Sheet];
    const { state, enteredBy, confirmedBy, disputedBy } = row;
    const party = actorsOf(caller.account, file, null).find((actor) => actor.kind === 'side')?.party ?? null;
    const isHis = enteredBy === (party ?? 'jury');
    const isSame = isSameMatch(sheet, arrived);
    const isEqual = isSame && areEqual(sheet, arrived);
    const isRelenting = isEqual && state === 'disputed' && party !== null && disputedBy === party;
    const isOver = state === 'returned' || state === 'withdrawn';
    const isThere = !isOver && isSame && isHis && saysTheSame(sheet, arrived);
    if (isThere || (!isOver && isEqual && party !== null && confirmedBy.includes(party))) {
      return submitted(row.id, 'unchanged');
    }
    if (!isSame || isOver || (state === 'disputed' && !isRelenting)) {
      return this.entries.enter(transaction, caller, file, entry);
    }
    if (isHis && state === 'submitted') return refused(enteredAlready);
    if (party === null || (state !== 'submitted' && !isRelenting)) {
      return refused(existsAlready('order', { order: row.order }));
    }
    const parted = partedFromPlace({ ...entry.sheet, rulings: [] }, entry.knowledge.venues);
    const kept = { sheet: sheetRecord(named(parted.sheet)), place: parted.place };
    if (isEqual) {
      if (!mayConfirm) throw new Confirming();
      return this.say(transaction, caller, file, 'confirmed', { to: 'confirmed', reason: null, ...kept });
    }
    const differing = differences(sheet, arrived);
    if (dispute === null) {
      throw new Differing({ __typename: 'SheetDiffers', matchId: row.id, differences: differing });
    }
    const path = differing[0] ?? '';
    const game = /^record\.games\[(\d+)\]/.exec(path)?.[1];
    return this.say(transaction, caller, file, 'disputed', {
      to: 'disputed',
      reason: dispute,
      path,
      game: game === undefined ? null : Number(game) + 1,
      ...kept,
    });
  }

  private async say(
    transaction: Transaction,
    caller: AccountCaller,
    file: MatchFile,
    outcome: SubmissionOutcome,
    wish: Wish,
  ): Promise<SheetSubmitted | Refused> {
    const answer = await this.moves.take(transaction, caller, file, [wish]);
    return isRefused(answer) ? answer : submitted(file.row.id, outcome);
  }
}

type Placing = Omit<SubmitSheetArguments, 'pin' | 'sealedAnswer'> & { readonly mayConfirm: boolean };

function submitted(matchId: string, outcome: SubmissionOutcome): SheetSubmitted {
  return { __typename: 'SheetSubmitted', outcome, matchId, sealed: null };
}

/** Takes the transaction back, so that nothing of it stays, not even the key; never leaves this file. */
class Differing extends Error {
  constructor(readonly differs: SheetDiffers) {
    super('differs');
  }
}

/** The sheet would confirm that of the other side; takes the transaction back until the PIN is asked for. */
class Confirming extends Error {}
