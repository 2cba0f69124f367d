import { asListed, type Ruling, type SheetOutline, sheetText, withMergedPersons } from '@tarokk/competition';
import type { CallingAccount } from '../../platform/requests/caller.js';
import type { Problem } from '../../platform/problems/refused.types.js';
import { entryStep } from '../../matches/hand-in/submitted-sheet.js';
import { type Knowledge, mergedIn } from '../../matches/sheets/knowledge.js';
import {
  actorsOf,
  type CallersFile,
  judge,
  type Judged,
  type MatchFile,
  warningsWithout,
} from '../../matches/lifecycle/match-file.js';
import { notYourSide } from '../../matches/sheets/sheet-problems.js';
import { judgeMove } from '../../matches/lifecycle/match-step.js';
import type { EntryStep, Step } from '../../matches/lifecycle/match-files.repository.js';
import { separatePlace, unknownIds } from '../../matches/sheets/sheet-reading.js';
import type { Candidate } from './candidate.js';
import { remarkNeeded } from './import-problems.js';
import type { CompleteImportSettings } from './import.types.js';
import type { MatchState } from '../../platform/database/column-types.js';

/** A match as an import leaves it: new, or moved on. */
export interface ImportedMatch {
  readonly before: MatchFile | null;
  readonly after: MatchFile<SheetOutline>;
  /** How the match came in; null when the office had it already. */
  readonly entry: EntryStep | null;
  readonly steps: readonly Step[];
  /** What keeps the match from the approval that the settings ask for. */
  readonly problems: readonly Problem[];
}

export type ImportResult =
  { readonly ok: true; readonly match: ImportedMatch } | { readonly ok: false; readonly problems: readonly Problem[] };

/** A sheet that is of no match yet. */
export interface Fresh {
  /** The sheet with its number: its own, or the first free one of the day. */
  readonly outline: SheetOutline;
  readonly candidate: Candidate;
}

/**
 * A sheet that becomes a new match, by the steps that anybody takes: submitted, and with a reason for it confirmed and
 * approved as well. Nothing is written here.
 */
export function imported(
  { outline, candidate }: Fresh,
  knowledge: Knowledge,
  account: CallingAccount,
  settings: CompleteImportSettings,
): ImportResult {
  const unknown = unknownIds(outline, knowledge);
  if (unknown.length > 0) return { ok: false, problems: unknown };
  const judged = withRulings(judge(outline, knowledge, candidate.result()), settings);
  const actors = actorsOf(account, judged, null);
  if (actors.length === 0) return { ok: false, problems: [notYourSide()] };
  const { remark, requestRuling } = settings;
  const remarks = remark === null ? [] : codesOf(judged).map((code) => ({ code, words: remark }));
  const kept = keptOf(outline, candidate, knowledge);
  const entered = entryStep(null, { ...judged, actors, options: { requestRuling, remarks } }, kept, account.id);
  if (!entered.ok) {
    const isUnremarked = remark === null && warningsWithout({}, judged.findings).length > 0;
    return { ok: false, problems: isUnremarked ? [...entered.problems, remarkNeeded()] : entered.problems };
  }
  const { step } = entered;
  const now = new Date();
  const file: CallersFile<SheetOutline> = {
    ...judged,
    actors,
    row: {
      ...step.match,
      admittedGames: null,
      appointedJuror: null,
      submittedAt: now,
      stateSince: now,
      approvedAt: null,
    },
    contents: {
      matchId: step.match.id,
      get sheet(): unknown {
        return JSON.parse(step.revision.text.toString()) as unknown;
      },
      place: step.revision.place,
      remarks: step.revision.remarks,
      rulings: [],
      sealed: null,
      lastMove: { from: step.move.from, to: 'submitted', actor: step.move.actor, accountId: account.id, by: '' },
    },
  };
  const { after, steps, problems } = movedOn(file, account.id, settings);
  return { ok: true, match: { before: null, after, entry: step, steps, problems } };
}

/** The sheet as it is kept: persons who were merged into others are those others, and the words of a private place stand beside it (D59). */
function keptOf(
  outline: SheetOutline,
  { kept, place, whole }: Candidate,
  knowledge: Knowledge,
): Pick<EntryStep['revision'], 'text' | 'place'> {
  const [mergedInto, { venues }] = [mergedIn(knowledge), knowledge];
  if (kept !== null && mergedInto.size === 0 && asListed(outline, venues) === outline) return { text: kept, place };
  const parted = separatePlace(withMergedPersons({ ...whole(), order: outline.order }, mergedInto), venues);
  return { text: sheetText(parted.sheet), place: parted.place };
}

/** States from which the jury leads a match to its approval by a reason alone. */
const waiting: Partial<Record<MatchState, readonly MatchState[]>> = {
  submitted: ['confirmed', 'approved'],
  confirmed: ['approved'],
};

/** Whether a match that is there already waits for what this import does. */
export function waitsForApproval(state: MatchState, { approve }: CompleteImportSettings): boolean {
  return approve !== null && waiting[state] !== undefined;
}

/** The match after the steps towards its approval that are allowed, and what keeps it from the others. */
export function movedOn(
  file: CallersFile<SheetOutline>,
  accountId: string,
  { approve }: CompleteImportSettings,
): Pick<ImportedMatch, 'after' | 'steps' | 'problems'> {
  const steps: Step[] = [];
  let after: MatchFile<SheetOutline> = file;
  if (approve === null) return { after, steps, problems: [] };
  const jury = file.actors.filter(({ kind }) => kind === 'jury');
  for (const to of waiting[file.row.state] ?? []) {
    const taken = judgeMove(after, jury, { to, reason: approve }, accountId);
    if (!taken.ok) return { after, steps, problems: taken.problems };
    steps.push(taken.step);
    after = taken.after;
  }
  return { after, steps, problems: [] };
}

/** The sheet with a ruling for each of its findings that the settings let stand. */
function withRulings(judged: Judged<SheetOutline>, { letStand }: CompleteImportSettings): Judged<SheetOutline> {
  if (letStand === null) return judged;
  const { findings, sheet, knowledge, result } = judged;
  const found = findings.filter(({ mayStand, stands }) => mayStand && !stands).map(({ code }) => code);
  const codes = [...new Set(found)].filter((code) => letStand.codes.includes(code));
  if (codes.length === 0) return judged;
  const { reason } = letStand;
  const rulings = codes.map((code): Ruling => ({ kind: 'stands', code, game: null, accepted: true, reason }));
  return judge({ ...sheet, rulings: [...sheet.rulings, ...rulings] }, knowledge, result);
}

function codesOf({ findings }: Pick<Judged, 'findings'>): readonly string[] {
  const warnings = findings.filter(({ severity }) => severity === 'warning').map(({ code }) => code);
  return [...new Set(warnings)];
}
