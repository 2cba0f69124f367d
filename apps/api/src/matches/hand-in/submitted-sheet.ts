import { randomUUID } from 'node:crypto';
import {
  areEqual,
  asListed,
  blockingErrors,
  differences,
  everybodyOn,
  isSameMatch,
  moved,
  newDraft,
  rulingRecord,
  stateNames,
  takesNewSheet,
  type Actor,
  type Finding,
  type Sheet,
  type SheetOutline,
} from '@tarokk/competition';
import type { Problem } from '../../platform/problems/refused.types.js';
import {
  type CallersFile,
  conditionsOf,
  type Judged,
  type MatchFile,
  warningsWithout,
} from '../lifecycle/match-file.js';
import type { EntryStep } from '../lifecycle/match-files.repository.js';
import { enteredAlready, existsAlready, noNewSheet } from '../lifecycle/match-problems.js';
import { actingOf, permitted, rowAfter } from '../lifecycle/match-step.js';
import type { StoredMatch } from '../rows/match-columns.repository.js';
import { standingOf } from '../rows/match.row.js';
import { saysTheSame } from '../sheets/same-sheet.js';
import { correctOrAsk, problemOf, rulingsOfJury } from '../sheets/sheet-problems.js';
import type { SubmitSheetInput } from './submission.types.js';

/** A sheet that is handed in, judged, with the roles in which its submitter can act. */
export interface JudgedForCaller<S extends SheetOutline = Sheet> extends Judged<S> {
  readonly actors: readonly Actor[];
}

export interface SubmittedSheet<S extends SheetOutline = Sheet> extends JudgedForCaller<S> {
  readonly options: Pick<SubmitSheetInput, 'requestRuling' | 'remarks'>;
}

/** What a handed-in sheet is to the match that it belongs to. */
export type Submission =
  /** It is the first sheet of its match. */
  | { readonly kind: 'first' }
  /** It is a new revision of its match. */
  | { readonly kind: 'revision'; readonly file: CallersFile }
  /** The office has the same sheet from this side already, or this side has confirmed an equal one. */
  | { readonly kind: 'unchanged'; readonly file: CallersFile }
  /** It equals the sheet of the other side, and confirms it (D11). */
  | { readonly kind: 'equal'; readonly file: CallersFile }
  /** It differs from the sheet that the other side has entered. The differences are paths in the sheet of the office. */
  | { readonly kind: 'different'; readonly file: CallersFile; readonly differences: readonly string[] }
  /** Its match takes no sheet from this side now. */
  | { readonly kind: 'out-of-turn'; readonly problem: Problem };

/**
 * @param file of the match that has the place of the sheet, or is corrected by it; null where there is none
 * @param corrects whether the caller has named the match; otherwise a withdrawn match leaves its place free
 */
export function classifySubmission(file: CallersFile | null, entry: SubmittedSheet, corrects: boolean): Submission {
  if (file === null || (!corrects && file.row.state === 'withdrawn')) return { kind: 'first' };
  // Whether the place is public is said by the list of the jury, as of now, for both.
  const [sheet, arrived] = [file, entry].map((each) => asListed(each.sheet, each.knowledge.venues)) as [Sheet, Sheet];
  const { state, enteredBy, confirmedBy, disputedBy, order } = file.row;
  const party = file.actors.find((actor) => actor.kind === 'side')?.party ?? null;
  const isTheirs = enteredBy === (party ?? 'jury');
  const isSame = isSameMatch(sheet, arrived);
  const isEqual = isSame && areEqual(sheet, arrived);
  const isRelenting = isEqual && state === 'disputed' && party !== null && disputedBy === party;
  const isOver = state === 'returned' || state === 'withdrawn';
  const isThere = !isOver && isSame && isTheirs && saysTheSame(sheet, arrived);
  if (isThere || (!isOver && isEqual && party !== null && confirmedBy.includes(party))) {
    return { kind: 'unchanged', file };
  }
  if (!isSame || isOver || (state === 'disputed' && !isRelenting)) return { kind: 'revision', file };
  if (isTheirs && state === 'submitted') return { kind: 'out-of-turn', problem: enteredAlready() };
  if (party === null || (state !== 'submitted' && !isRelenting)) {
    return { kind: 'out-of-turn', problem: existsAlready.at('order', { order }) };
  }
  return isEqual ? { kind: 'equal', file } : { kind: 'different', file, differences: differences(sheet, arrived) };
}

export type EntryResult =
  { readonly ok: true; readonly step: EntryStep } | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * The step by which a sheet becomes the first revision of a new match, or the next one of a match that is disputed or
 * returned; nothing is written here.
 * @param kept the text of the sheet as the revision keeps it (`sheetText`), and what is kept beside it (D59)
 */
export function entryStep(
  file: MatchFile | null,
  entry: SubmittedSheet<SheetOutline>,
  kept: Pick<EntryStep['revision'], 'text' | 'place'>,
  accountId: string,
): EntryResult {
  const { sheet, knowledge, actors } = entry;
  const found = new Set(entry.findings.map(({ code }) => code));
  const remarksMade = entry.options.remarks.filter(({ code }) => found.has(code));
  const remarks = Object.fromEntries(remarksMade.map(({ code, words }) => [code, words]));
  const standing = file === null ? newDraft(actingOf(actors[0]!)) : standingOf(file.row);
  if (!takesNewSheet(standing.state)) {
    return { ok: false, problems: [noNewSheet({ state: stateNames[standing.state] })] };
  }
  const conditions = { ...conditionsOf(entry, remarks), newRevision: true };
  const permission = permitted(standing, 'submitted', actors, conditions);
  const problems = [
    ...unanswered(entry),
    ...(permission.ok ? [] : permission.refusals.map((refusal) => problemOf(refusal, knowledge))),
    ...warningsWithout(remarks, entry.findings).map((warning) => problemOf(warning, knowledge)),
  ];
  if (permission.ok && permission.actor.kind === 'side' && sheet.rulings.length > 0) problems.push(rulingsOfJury());
  if (!permission.ok || problems.length > 0) return { ok: false, problems };
  const match = rowAfter<StoredMatch>(
    {
      id: file?.row.id ?? randomUUID(),
      season: knowledge.year,
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
  return {
    ok: true,
    step: {
      match,
      move: {
        from: file?.row.state ?? 'draft',
        actor: actingOf(permission.actor),
        reason: null,
        game: null,
        path: null,
        sheet: null,
        place: null,
      },
      revision: { ...kept, remarks, players: everybodyOn(sheet) },
      rulings: sheet.rulings.map(rulingRecord),
      accountId,
    },
  };
}

/**
 * Errors that keep a sheet from being handed in: mistakes, which can only be corrected, and irregularities of which no ruling
 * is asked. A closed season is refused by the lifecycle of the match.
 */
function unanswered({ findings, options, knowledge }: SubmittedSheet<SheetOutline>): readonly Problem[] {
  const errors = blockingErrors(findings).filter(({ code }) => code !== 'season/closed');
  const keepsOut = ({ mayStand }: Finding): boolean => !mayStand || !options.requestRuling;
  const problems = errors.filter(keepsOut).map((error) => problemOf(error, knowledge));
  return problems.length > 0 && !options.requestRuling ? [...problems, correctOrAsk()] : problems;
}
