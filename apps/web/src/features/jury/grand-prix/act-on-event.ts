import type { DeskEvent } from './queries.js';

/** What every part of the desk of an event needs to know. */
export interface ActOnEvent {
  readonly event: DeskEvent;
}
