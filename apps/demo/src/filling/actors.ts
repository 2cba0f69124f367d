import type { Visitor } from './visitor.js';

/** Those who act on one match: the captains of its teams, and a jury member whom it does not concern. */
export interface Actors {
  readonly a: Visitor;
  readonly b: Visitor;
  readonly juror: Visitor;
}
