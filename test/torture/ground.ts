import type { Random } from '@tarokk/rules';
import type { Query } from '../support/ask.js';
import type { Member } from '../support/given.js';

/** What is sent: by whom, which mutation, with which variables beside the idempotency key. */
export interface Proposed {
  readonly by: Member;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What the answer to a mutation says: the one field of its data. */
export interface MutationAnswer {
  readonly __typename: string;
  readonly outcome?: string;
  readonly from?: string;
  readonly to?: string;
  readonly actId?: string;
  readonly match?: { readonly id: string } | null;
  readonly game?: { readonly id: string } | null;
  readonly problems?: readonly { readonly code: string }[];
}

/** What is on record in the database if, and only if, an answer was acknowledged that says so. */
export interface Effect {
  /** The id of what it was done to. */
  readonly about: string;
  /** `approved`, say: the state that a match has moved to; or what was done, as `recordedEffects` calls it. */
  readonly did: string;
}

/** Something that many want to work on, and what was last heard of it. */
export interface Place {
  /** Null while it is still to be made. */
  id: string | null;
  /** Null while it is still to be made. */
  state: string | null;
}

/** One kind of operation. Another one is another object in the list of its ground; what it leaves is in `recordedEffects`. */
export interface Operation<P extends Place = Place> {
  readonly name: string;
  /** States of a place in which it makes sense; null is one that is still to be made. */
  readonly from: readonly (string | null)[];
  /** How often, beside others that make sense in the same state. */
  readonly weight: number;
  /** Null where there is nothing of the kind to be done just now. */
  propose(place: P, random: Random): Proposed | null;
  /** What it has done by its answer; null if nothing. */
  effect(answer: MutationAnswer, place: P): Effect | null;
}

/** Asks as a juror; null without an answer. */
export type Ask = <A, V extends object>(query: Query<A, V>, variables: V) => Promise<A | null>;

/** What clients work on: the matches of a competition, its events, its lists. */
export interface Ground<P extends Place = Place> {
  readonly name: string;
  /** How often they come to it, beside the others. */
  readonly weight: number;
  /** May become more as the work goes on. */
  readonly places: readonly P[];
  readonly operations: readonly Operation<P>[];
  /** What an answer tells of the place at once. */
  heard(place: P, answer: MutationAnswer): void;
  /** How the place stands now; it may have changed again when the answer arrives. */
  look(place: P, ask: Ask): Promise<void>;
}

export const REFUSED = '... on Refused { problems { code } }';
export const reason = 'so be it';

/** One of a list by weight. */
export function byWeight<T extends { readonly weight: number }>(list: readonly T[], random: Random): T {
  let lot = random.below(list.reduce((sum, { weight }) => sum + weight, 0));
  return list.find(({ weight }) => (lot -= weight) < 0)!;
}

/** One that makes sense as far as is known; every tenth time any at all, to be refused. */
export function chooseOperation(ground: Ground, { id, state }: Place, random: Random): Operation | null {
  const { operations } = ground;
  const possible = operations.filter(({ from }) => from.includes(state));
  // Of what is still to be made there is nothing else to be done.
  if (id === null) return possible.length === 0 ? null : byWeight(possible, random);
  return byWeight(possible.length === 0 || random.chance(1, 10) ? operations : possible, random);
}
