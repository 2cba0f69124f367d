import { type PartyName } from '@tarokk/rules';

/** Where a match stands (the life of a match). */
export const states = [
  'draft',
  'submitted',
  'confirmed',
  'disputed',
  'approved',
  'returned',
  'reopened',
  'open',
  'withdrawn',
] as const;
export type State = (typeof states)[number];

/** Who may move a match. The entering side is the one whose revision is the present one. */
export const actors = [
  'entering-side',
  'other-side',
  'either-side',
  'disputing-side',
  'confirming-side',
  'jury',
] as const;
export type ActorKind = (typeof actors)[number];

/** Who acts: somebody of a side (D12), or a jury member. */
export type Actor =
  | { readonly kind: 'side'; readonly party: PartyName }
  | {
      readonly kind: 'jury';
      /** They played in the match, or a side is their own team or pair (D12). */
      readonly concerned: boolean;
    };

/** Where one match stands, with what the next move depends on. */
export interface LifecycleStanding {
  readonly state: State;
  /** Who entered the present revision. */
  readonly enteredBy: PartyName | 'jury';
  /** Sides that confirmed the present revision. */
  readonly confirmedBy: readonly PartyName[];
  /** Who disputes it; null unless it is disputed. */
  readonly disputedBy: PartyName | 'jury' | null;
  /** From 1; 0 for a draft that was never submitted. */
  readonly revision: number;
}

/** A draft begun by somebody. */
export function newDraft(enteredBy: LifecycleStanding['enteredBy']): LifecycleStanding {
  return { state: 'draft', enteredBy, confirmedBy: [], disputedBy: null, revision: 0 };
}

/** Only an approved match counts, it and its trophies (D13). */
export function counts(state: State): boolean {
  return state === 'approved';
}

/** An approved or reopened match takes one of the 40, a withdrawn one frees it, an open one takes none (D17, D24). */
export function takesPlace(state: State): boolean {
  return state === 'approved' || state === 'reopened';
}
