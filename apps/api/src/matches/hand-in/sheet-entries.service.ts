import { Injectable } from '@nestjs/common';
import { type Sheet, sheetText } from '@tarokk/competition';
import { verifyMatch } from '@tarokk/rules';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { refused, type Refused } from '../../platform/problems/refused.types.js';
import { record } from '../../platform/events/outbox.js';
import { type SubmittedSheet, entryStep, type JudgedForCaller } from './submitted-sheet.js';
import { KnowledgeRepository } from '../sheets/knowledge.repository.js';
import type { SheetQuestion } from '../sheets/knowledge.js';
import { actorsOf, judge, type MatchFile } from '../lifecycle/match-file.js';
import { MatchFilesRepository } from '../lifecycle/match-files.repository.js';
import { notYourSide } from '../sheets/sheet-problems.js';
import { separatePlace, unknownIds } from '../sheets/sheet-reading.js';
import type { SheetSubmitted } from './submission.types.js';

/** Enters sheets as revisions of matches. */
@Injectable()
export class SheetEntries {
  constructor(
    private readonly repository: MatchFilesRepository,
    private readonly knowledge: KnowledgeRepository,
  ) {}

  /** Judges the sheet and finds the roles of the caller; refused when it is not theirs to hand in, or names unknown sides or persons. */
  async examine(
    transaction: Transaction,
    { account }: AccountCaller,
    question: SheetQuestion<Sheet>,
    file: MatchFile | null,
  ): Promise<JudgedForCaller | Refused> {
    const [knowledge] = await this.knowledge.find(transaction, [question], { habits: true });
    const unknown = unknownIds(question.sheet, knowledge!);
    if (unknown.length > 0) return refused(...unknown);
    const judged = judge(question.sheet, knowledge!, verifyMatch(question.sheet.record));
    const actors = actorsOf(account, judged, file?.row.appointedJuror ?? null);
    return actors.length === 0 ? refused(notYourSide()) : { ...judged, actors };
  }

  /** The match that the sheet is of (D10), null for a new one; nobody else hands in a sheet of it until the end. */
  async placeOf(transaction: Transaction, sheet: Sheet): Promise<string | null> {
    const [season] = await this.knowledge.seasonsOf(transaction, [sheet]);
    return this.repository.lockPlace(transaction, { ...sheet, season: season! });
  }

  /** The draft that was handed in is needed no more. */
  async forgetDraft(transaction: Transaction, { account }: AccountCaller, draftId: string): Promise<void> {
    const plannedMatchId = await this.repository.deleteDraft(transaction, draftId, account.personId, account.jury);
    if (plannedMatchId !== null) await record(transaction, { type: 'draft-changed', plannedMatchId });
  }

  /** Makes the sheet the first revision of a new match, or the next one of a match that is disputed or returned. */
  async enter(
    transaction: Transaction,
    { account }: AccountCaller,
    file: MatchFile | null,
    entry: SubmittedSheet,
  ): Promise<SheetSubmitted | Refused> {
    const { sheet, place } = separatePlace(entry.sheet, entry.knowledge.venues);
    const entered = entryStep(file, entry, { text: sheetText(sheet), place }, account.id);
    if (!entered.ok) return refused(...entered.problems);
    await record(transaction, ...(await this.repository.enter(transaction, entered.step)));
    return { __typename: 'SheetSubmitted', outcome: 'submitted', matchId: entered.step.match.id, sealed: null };
  }
}
