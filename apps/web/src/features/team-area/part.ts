import type { OwnSide, Shown } from './queries.js';

/** What a part of the page of an own side shows, and how all of it is asked for again. */
export interface Part {
  readonly data: OwnSide;
  readonly side: Shown;
}
