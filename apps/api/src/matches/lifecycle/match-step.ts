import {
  everybodyOn,
  mayMove,
  moved,
  type Actor,
  type Conditions,
  type LifecycleStanding,
  type PlaceWords,
  type Refusal,
  type Sheet,
  type SheetOutline,
  type Transition,
} from '@tarokk/competition';
import type { Problem } from '../../platform/graphql/refused.types.js';
import { conditionsOf, type Judged, type MatchFile, revocable } from '../judging/match-file.js';
import type { KeptMatch, Step } from '../judging/match-files.repository.js';
import { fasterThan, notYours, problemOf, unknownMatch } from '../match-problems.js';
import type { Acting, MatchState } from '../match.enums.js';
import { type MatchRow, standingOf } from '../match.row.js';

/** What somebody wants to happen to a match, without a new sheet. */
export interface Wish {
  readonly to: MatchState;
  readonly reason: string | null;
  /** A sealed confirmation is taken back: only who says so does it, no other move to the same state. */
  readonly revokes?: true;
  /** Of a dispute: the game and the part of the sheet that is meant. */
  readonly game?: number | null;
  readonly path?: string | null;
  /** The sheet that confirms, or disputes, by being equal or not (D11); as it is kept. */
  readonly sheet?: object;
  /** What is to be kept beside that sheet, of a private place (D59). */
  readonly place?: PlaceWords | null;
}

export type StepTaken<S extends SheetOutline = Sheet> =
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

/** The one way from one state of a match to another; nothing is written here. */
export function takeStep<S extends SheetOutline>(
  file: MatchFile<S>,
  actors: readonly Actor[],
  wish: Wish,
  accountId: string,
): StepTaken<S> {
  const { row, knowledge } = file;
  const standing = standingOf(row);
  const conditions = {
    ...conditionsOf(file, file.papers.remarks),
    reason: wish.reason,
    ...(wish.revokes ? revocable(file) : {}),
  };
  const permission = permitted(standing, wish.to, actors, conditions);
  if (!permission.ok) {
    const problems = permission.refusals.map((refusal) => problemOf(refusal, knowledge));
    const isLate = permission.refusals.some(({ code }) => code === 'lifecycle/no-such-move');
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
        reason: wish.reason,
        game: wish.game ?? null,
        path: wish.path ?? null,
        sheet: wish.sheet ?? null,
        place: wish.place ?? null,
      },
      accountId,
    },
    after: { ...file, row: next },
  };
}

/** Why somebody who has no part in a match cannot move it: of what he may not see he learns nothing. */
export function whyNoActor({ row, sheet }: MatchFile, personId: string): Problem {
  const isPublic = row.state === 'approved' || row.state === 'reopened';
  return isPublic || everybodyOn(sheet).includes(personId) ? notYours : unknownMatch;
}

/** What follows from where a match stands, and from its sheet. */
type Changing = keyof LifecycleStanding | 'raw' | 'points' | 'verdict' | 'openErrors';

/** The row of a match that stands elsewhere, or whose sheet comes to something else. */
export function rowAfter<Row extends KeptMatch>(
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
