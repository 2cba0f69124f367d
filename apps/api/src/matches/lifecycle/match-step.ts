import {
  everybodyOn,
  mayMove,
  moved,
  writtenLineAt,
  type Actor,
  type Conditions,
  type LifecycleStanding,
  type PlaceWords,
  type Refusal,
  type Sheet,
  type SheetOutline,
  type Transition,
  transitions,
} from '@tarokk/competition';
import { isRefused } from '../../platform/problems/is-refused.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import type { CallingAccount } from '../../platform/requests/caller.js';
import { type CallersFile, conditionsOf, forCaller, type Judged, type MatchFile, revocable } from './match-file.js';
import type { StoredMatch } from '../rows/match-columns.repository.js';
import type { Step } from './match-files.repository.js';
import type { MovedFile } from './match-files.service.js';
import { PlacesTaken } from './places-taken.js';
import { fasterThan, noSuchGame, noSuchLine, notSeen, notYours, unknownMatch } from './match-problems.js';
import { problemOf } from '../sheets/sheet-problems.js';
import { type MatchRow, standingOf } from '../rows/match.row.js';
import type { MatchMoved, Seen } from './move.types.js';
import type { Acting, MatchState } from '../../platform/database/column-types.js';

/** A move of a match that somebody requests, without a new sheet. */
export interface RequestedMove {
  readonly to: MatchState;
  readonly reason: string | null;
  /** The move takes a sealed confirmation back; other moves to the same state do not. */
  readonly revokes?: true;
  /** Of a dispute: the game and the part of the sheet that is meant. */
  readonly game?: number | null;
  readonly path?: string | null;
  /** The sheet that confirms, or disputes, by being equal or not (D11); as it is kept. */
  readonly sheet?: object;
  /** The words of a private place, which are stored beside that sheet (D59). */
  readonly place?: PlaceWords | null;
}

export type JudgedMove<S extends SheetOutline = Sheet> =
  | { readonly ok: true; readonly step: Step; readonly after: MatchFile<S> }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export type Permitted =
  | { readonly ok: true; readonly actor: Actor; readonly transition: Transition }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** The first of the actors that may make the move, or why the last of them may not. */
export function permitted(
  standing: LifecycleStanding,
  to: MatchState,
  actors: readonly Actor[],
  conditions: Conditions,
): Permitted {
  let refusals: readonly Refusal[] = [];
  for (const actor of actors) {
    const permission = mayMove(standing, to, actor, conditions);
    if (permission.ok) return { ok: true, actor, transition: permission.transition };
    refusals = permission.refusals;
  }
  return { ok: false, refusals };
}

/** Judges one move of a match from its state to another. Nothing is written here. */
export function judgeMove<S extends SheetOutline>(
  file: MatchFile<S>,
  actors: readonly Actor[],
  move: RequestedMove,
  accountId: string,
): JudgedMove<S> {
  const { row, knowledge } = file;
  const standing = standingOf(row);
  const conditions = {
    ...conditionsOf(file, file.contents.remarks),
    reason: move.reason,
    ...(move.revokes ? revocable(file) : {}),
  };
  const permission = permitted(standing, move.to, actors, conditions);
  if (!permission.ok) {
    const problems = permission.refusals.map((refusal) => problemOf(refusal, knowledge));
    const isLate =
      permission.refusals.some(({ code }) => code === 'lifecycle/no-such-move') && wasPossible(file, move.to);
    return { ok: false, problems: isLate ? [...problems, fasterThan(file, accountId)] : problems };
  }
  const { actor, transition } = permission;
  const next = rowAfter<MatchRow>(row, moved(standing, transition, actor), file);
  return {
    ok: true,
    step: {
      match: next,
      move: {
        from: row.state,
        actor: actingOf(actor),
        reason: move.reason,
        game: move.game ?? null,
        path: move.path ?? null,
        sheet: move.sheet ?? null,
        place: move.place ?? null,
      },
      accountId,
    },
    after: { ...file, row: next },
  };
}

/** Whether there was such a move before the last one: whoever asks for it now may not have seen that one. */
function wasPossible({ contents }: Pick<MatchFile, 'contents'>, to: MatchState): boolean {
  return transitions.some((transition) => transition.from === contents.lastMove.from && transition.to === to);
}

/** Why somebody who has no part in a match cannot move it: of a match that they may not see they learn nothing. */
export function noPartProblem({ row, sheet }: MatchFile, personId: string): Problem {
  const isPublic = row.state === 'approved' || row.state === 'reopened';
  return isPublic || everybodyOn(sheet).includes(personId) ? notYours() : unknownMatch();
}

/** The columns that follow from the state of a match and from its sheet. */
type Changing = keyof LifecycleStanding | 'raw' | 'points' | 'verdict' | 'openErrors';

/** The row of a match after its state has changed, or the result of its sheet. */
export function rowAfter<Row extends StoredMatch>(
  row: Omit<Row, Changing>,
  { state, enteredBy, confirmedBy, disputedBy, revision }: LifecycleStanding,
  judged: Judged<SheetOutline>,
): Row {
  const { outcome, result } = judged;
  return {
    ...row,
    state: state as MatchState,
    enteredBy,
    confirmedBy,
    disputedBy,
    revision,
    raw: outcome.raw,
    points: outcome.match,
    verdict: result.verdict,
    openErrors: conditionsOf(judged, {}).errors,
  } as Row;
}

export function actingOf(actor: Actor): Acting {
  return actor.kind === 'jury' ? 'jury' : actor.party;
}

/** Refuses a caller who has no part in the match, or has not seen it as it is; null for others. */
export function callerRefusal(file: CallersFile, account: CallingAccount, seen: Seen): Refused | null {
  if (file.actors.length === 0) return refused(noPartProblem(file, account.personId));
  const changed = notSeen(file, seen, account.id);
  return changed === null ? null : refused(changed);
}

/** Refuses a dispute about a game or a line that is not on the sheet; null for others. */
export function placeRefusal(
  { sheet }: MatchFile,
  { game = null, path = null }: Omit<RequestedMove, 'reason'>,
): Refused | null {
  if (game !== null && !sheet.record.games.some(({ number }) => number === game)) {
    return refused(noSuchGame.at('game', { game }));
  }
  return path === null || writtenLineAt(sheet, path) !== null ? null : refused(noSuchLine());
}

/** Judges moves of a match one after the other; refused if one of them is not allowed. */
export function judgeMoves(
  file: CallersFile,
  account: CallingAccount,
  moves: readonly RequestedMove[],
): MovedFile | Refused {
  if (file.actors.length === 0) return refused(noPartProblem(file, account.personId));
  const steps: Step[] = [];
  let after: MatchFile = file;
  for (const move of moves) {
    const taken = judgeMove(after, file.actors, move, account.id);
    if (!taken.ok) return refused(...taken.problems);
    steps.push(taken.step);
    after = taken.after;
  }
  return { before: file, steps, after };
}

export function matchMoved({ before, after }: MovedFile): MatchMoved {
  return { __typename: 'MatchMoved', matchId: before.row.id, from: before.row.state, to: after.row.state };
}

/**
 * Judges approvals in the order in which they are requested: each match is judged as if those before
 * it were approved already, so that a team's last place of the 40 goes to the first that requests it (D17).
 * @param files of the matches that exist
 */
export function judgeApprovals(
  files: readonly MatchFile[],
  account: CallingAccount,
  requested: readonly Seen[],
  reason: string | null,
): (MovedFile | Refused)[] {
  const present = new Map(files.map((file) => [file.row.id, file]));
  const taken = new PlacesTaken();
  return requested.map((seen) => {
    const file = present.get(seen.matchId);
    if (file === undefined) return refused(unknownMatch());
    const known = forCaller({ ...file, knowledge: taken.addedTo(file.knowledge) }, account);
    const approved = callerRefusal(known, account, seen) ?? judgeMoves(known, account, [{ to: 'approved', reason }]);
    if (isRefused(approved)) return approved;
    taken.add(approved.after);
    present.set(seen.matchId, approved.after);
    return approved;
  });
}
