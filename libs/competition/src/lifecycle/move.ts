import { type PartyName, partyNames } from '@tarokk/rules';
import { actorNames, stateNames } from './names.js';
import { moveRefusals, type Refusal } from './refusal.js';
import { type Actor, type ActorKind, type LifecycleStanding, type State } from './states.js';
import { transitions, type Requirement, type Transition } from './transitions.js';

/** What is known of the sheet, the season and the request when somebody wants to move a match. */
export interface Conditions {
  /** The actor's reason; null or blank without one. */
  readonly reason: string | null;
  /** A sheet comes with the move. */
  readonly newRevision: boolean;
  /** A ruling comes with the move, or was made in the present revision. */
  readonly ruling: boolean;
  /** Errors among the findings that no ruling lets stand. */
  readonly errors: number;
  /** Warnings without a remark. */
  readonly warningsWithoutRemark: number;
  /** Sides that may still revoke their confirmation: it was given on a phone of the other side, not long ago. */
  readonly revocableBy: readonly PartyName[];
  /** The kind of the record. */
  readonly isOpenMatch: boolean;
  /** The year of an open match is over (D24: `isOpenTooLong`), or what was not played counts as 0 anyway (D43). */
  readonly isOverdue: boolean;
  /** Names of teams that have no place left among their 40; none if the match is not for the championship (D17). */
  readonly teamsWithoutPlace: readonly string[];
  readonly seasonClosed: boolean;
  /** Its Grand Prix is closed (D42). */
  readonly eventClosed: boolean;
}

/** Nothing stands in the way, and nothing comes with the move. */
export const plainConditions: Conditions = {
  reason: null,
  newRevision: false,
  ruling: false,
  errors: 0,
  warningsWithoutRemark: 0,
  revocableBy: [],
  isOpenMatch: false,
  isOverdue: false,
  teamsWithoutPlace: [],
  seasonClosed: false,
  eventClosed: false,
};

export type Permission =
  | { readonly ok: true; readonly transition: Transition }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Whether somebody may move a match, or everything that keeps them from it. */
export function mayMove(standing: LifecycleStanding, to: State, actor: Actor, conditions: Conditions): Permission {
  const moves = transitions.filter((transition) => transition.from === standing.state && transition.to === to);
  if (moves.length === 0) {
    const values = { from: stateNames[standing.state], to: stateNames[to] };
    return { ok: false, refusals: [moveRefusals.noSuchMove(values)] };
  }
  const transition = moves.find(({ by }) => isActor(by, actor, standing));
  if (!transition) return { ok: false, refusals: [actorRefusal(moves, actor, standing)] };
  const refusals = [
    ...(actor.kind === 'jury' && actor.concerned ? [moveRefusals.juryConcerned()] : []),
    ...(conditions.seasonClosed ? [moveRefusals.seasonClosed()] : []),
    ...(conditions.eventClosed ? [moveRefusals.eventClosed()] : []),
    ...transition.needs.flatMap((need) => missing(need, actor, conditions)),
  ];
  return refusals.length === 0 ? { ok: true, transition } : { ok: false, refusals };
}

/** All states that somebody may move a match to now. */
export function possibleMoves(standing: LifecycleStanding, actor: Actor, conditions: Conditions): readonly State[] {
  const targets = transitions.filter(({ from }) => from === standing.state).map(({ to }) => to);
  return [...new Set(targets)].filter((to) => mayMove(standing, to, actor, conditions).ok);
}

function isActor(kind: ActorKind, actor: Actor, { enteredBy, disputedBy, confirmedBy }: LifecycleStanding): boolean {
  if (actor.kind === 'jury') return kind === 'jury';
  switch (kind) {
    case 'jury':
      return false;
    case 'either-side':
      return true;
    case 'entering-side':
      return enteredBy === actor.party;
    case 'other-side':
      // What the jury entered has no side of its own: each is the other, until it has confirmed.
      return enteredBy !== actor.party && !confirmedBy.includes(actor.party);
    case 'disputing-side':
      return disputedBy === actor.party;
    case 'confirming-side':
      return confirmedBy.includes(actor.party);
  }
}

function actorRefusal(
  moves: readonly Transition[],
  actor: Actor,
  { enteredBy, confirmedBy }: LifecycleStanding,
): Refusal {
  if (actor.kind === 'side' && moves.some(({ by }) => by === 'other-side')) {
    if (enteredBy === actor.party) return moveRefusals.ownEntry();
    if (confirmedBy.includes(actor.party)) return moveRefusals.alreadyConfirmed();
  }
  return moveRefusals.notYours({ who: moves.map(({ by }) => actorNames[by]) });
}

function missing(need: Requirement, actor: Actor, conditions: Conditions): readonly Refusal[] {
  switch (need) {
    case 'reason':
      return (conditions.reason ?? '').trim() === '' ? [moveRefusals.reasonNeeded()] : [];
    case 'ruling':
      return conditions.ruling ? [] : [moveRefusals.rulingNeeded()];
    case 'new-revision':
      return conditions.newRevision ? [] : [moveRefusals.newRevisionNeeded()];
    case 'no-errors':
      return conditions.errors === 0 ? [] : [moveRefusals.errors({ count: conditions.errors })];
    case 'remarks': {
      const count = conditions.warningsWithoutRemark;
      return count === 0 ? [] : [moveRefusals.remarksNeeded({ count })];
    }
    case 'place': {
      const teams = conditions.teamsWithoutPlace;
      return teams.length === 0 ? [] : [moveRefusals.noPlaceLeft({ teams })];
    }
    case 'whole':
      return !conditions.isOpenMatch || conditions.isOverdue ? [] : [moveRefusals.notWhole()];
    case 'revocable': {
      const isHis = actor.kind === 'side' && conditions.revocableBy.includes(actor.party);
      return isHis ? [] : [moveRefusals.notRevocable()];
    }
    case 'kind-open':
      return conditions.isOpenMatch ? [] : [moveRefusals.notOpen()];
  }
}

/**
 * Where the match stands after a move that `mayMove` allows. A new revision voids every confirmation, revoking one's own only
 * that; what the jury entered is confirmed when both sides did, or the jury with a reason.
 */
export function moved(standing: LifecycleStanding, transition: Transition, actor: Actor): LifecycleStanding {
  const who = actor.kind === 'jury' ? 'jury' : actor.party;
  const { to } = transition;
  if (transition.needs.includes('new-revision')) {
    return { state: to, enteredBy: who, confirmedBy: [], disputedBy: null, revision: standing.revision + 1 };
  }
  if (transition.by === 'confirming-side') {
    const confirmedBy = standing.confirmedBy.filter((side) => side !== who);
    return { ...standing, state: to, confirmedBy };
  }
  switch (to) {
    case 'confirmed': {
      const confirmedBy = who === 'jury' ? standing.confirmedBy : [...standing.confirmedBy, who];
      const isDone =
        who === 'jury' || standing.enteredBy !== 'jury' || partyNames.every((side) => confirmedBy.includes(side));
      return { ...standing, state: isDone ? 'confirmed' : 'submitted', confirmedBy, disputedBy: null };
    }
    case 'disputed':
      return { ...standing, state: to, disputedBy: who };
    case 'draft':
    case 'submitted':
    case 'approved':
    case 'returned':
    case 'reopened':
    case 'open':
    case 'withdrawn':
      return { ...standing, state: to, disputedBy: null };
  }
}

/**
 * Where two equal sheets of both sides leave the match (D11): whoever came second has confirmed the first. Null when one
 * side entered both, or errors stand against it; the caller knows that they are equal.
 */
export function confirmedByEqualSheet(
  standing: LifecycleStanding,
  actor: Actor,
  conditions: Conditions,
): LifecycleStanding | null {
  if (actor.kind === 'jury') return null;
  const permission = mayMove(standing, 'confirmed', actor, conditions);
  return permission.ok ? moved(standing, permission.transition, actor) : null;
}
