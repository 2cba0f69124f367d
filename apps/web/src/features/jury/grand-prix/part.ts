import type { DeskEvent } from './queries.js';

/** What every part of the desk of an event needs to know. */
export interface Part {
  readonly event: DeskEvent;
}
