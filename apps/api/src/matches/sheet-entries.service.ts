import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  blockingErrors,
  everybodyOn,
  moved,
  newDraft,
  sheetRecord,
  stateNames,
  yearOf,
  type Actor,
  type Finding,
} from '@tarokk/competition';
import type { AccountCaller } from '../access/current-caller.js';
import type { Transaction } from '../database/transactions.js';
import { refused, type Problem, type Refused } from '../graphql/refused.types.js';
import { KnowledgeRepository } from './knowledge.repository.js';
import type { Question } from './knowledge.js';
import { actorsOf, conditionsOf, judge, type Judged, type MatchFile, warningsWithout } from './match-file.js';
import { type KeptMatch, MatchFilesRepository } from './match-files.repository.js';
import { correctOrAsk, noNewSheet, notYourSide, problemOf, rulingsOfJury } from './match-problems.js';
import { actingOf, permitted, rowAfter } from './match-step.js';
import { standingOf } from './match.row.js';
import { named } from './sheet-names.js';
import { unknownThings } from './sheet-reading.js';
import type { SheetSubmitted, SubmitSheetArguments } from './submission.types.js';

/** A sheet that is handed in, judged, with those as whom its submitter can act. */
export interface Examined extends Judged {
  readonly actors: readonly Actor[];
}

export interface Entry extends Examined {
  readonly wish: Pick<SubmitSheetArguments, 'requestRuling' | 'remarks'>;
}

/** Sheets that become revisions. */
@Injectable()
export class SheetEntries {
  constructor(
    private readonly repository: MatchFilesRepository,
    private readonly knowledge: KnowledgeRepository,
  ) {}

  /** The sheet judged, and as whom the caller hands it in; refused when it is not for him, or names what there is not. */
  async examine(
    transaction: Transaction,
    { account }: AccountCaller,
    question: Question,
    file: MatchFile | null,
  ): Promise<Examined | Refused> {
    const [knowledge] = await this.knowledge.ask([question], { within: transaction, habits: true });
    const unknown = unknownThings(question.sheet, yearOf(question.sheet.date), knowledge!);
    if (unknown.length > 0) return refused(...unknown);
    const judged = judge(question.sheet, knowledge!);
    const actors = actorsOf(account, judged, file?.row.appointedJuror ?? null);
    return actors.length === 0 ? refused(notYourSide) : { ...judged, actors };
  }

  /** Makes the sheet the first revision of a new match, or the next one of a match that is disputed or returned. */
  async enter(
    transaction: Transaction,
    { account }: AccountCaller,
    file: MatchFile | null,
    entry: Entry,
  ): Promise<SheetSubmitted | Refused> {
    const { sheet, knowledge, actors } = entry;
    const found = new Set(entry.findings.map(({ code }) => code));
    const said = entry.wish.remarks.filter(({ code }) => found.has(code));
    const remarks = Object.fromEntries(said.map(({ code, words }) => [code, words]));
    const standing = file === null ? newDraft(actingOf(actors[0]!)) : standingOf(file.row);
    const conditions = { ...conditionsOf(entry, remarks), newRevision: true };
    const permission = permitted(standing, 'submitted', actors, conditions);
    const problems = [
      ...unanswered(entry),
      ...(permission.ok ? [] : permission.refusals.map((refusal) => problemOf(refusal, knowledge))),
      ...warningsWithout(remarks, entry.findings).map((warning) => problemOf(warning, knowledge)),
    ];
    // The jury takes up an open match without one.
    if (permission.ok && !permission.transition.needs.includes('new-revision')) {
      problems.push(noNewSheet('', { state: stateNames[standing.state] }));
    }
    if (permission.ok && permission.actor.kind === 'side' && sheet.rulings.length > 0) problems.push(rulingsOfJury);
    if (!permission.ok || problems.length > 0) return refused(...problems);
    const match = rowAfter<KeptMatch>(
      {
        id: file?.row.id ?? randomUUID(),
        season: yearOf(sheet.date),
        date: sheet.date,
        order: sheet.order,
        sides: sheet.sides,
        kind: sheet.record.kind,
        competitions: sheet.competitions,
        plannedMatchId: knowledge.plannedMatchId,
      },
      moved(standing, permission.transition, permission.actor),
      entry,
    );
    const { rulings, ...written } = sheetRecord(named(sheet));
    await this.repository.keep(transaction, {
      match,
      move: {
        from: file?.row.state ?? 'draft',
        actor: actingOf(permission.actor),
        reason: null,
        game: null,
        path: null,
        sheet: null,
      },
      revision: { sheet: { ...written, rulings: [] }, remarks, players: everybodyOn(sheet) },
      rulings,
      accountId: account.id,
    });
    return { __typename: 'SheetSubmitted', outcome: 'submitted', matchId: match.id };
  }
}

/**
 * Errors that keep a sheet from being handed in: mistakes, which can only be corrected, and irregularities of which no ruling
 * is asked. That the season is closed the life of the match says itself.
 */
function unanswered({ findings, wish, knowledge }: Entry): readonly Problem[] {
  const errors = blockingErrors(findings).filter(({ code }) => code !== 'season/closed');
  const keepsOut = ({ mayStand }: Finding): boolean => !mayStand || !wish.requestRuling;
  const problems = errors.filter(keepsOut).map((error) => problemOf(error, knowledge));
  return problems.length > 0 && !wish.requestRuling ? [...problems, correctOrAsk] : problems;
}
