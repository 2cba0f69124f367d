import type { OwnSide, SideShown } from './queries.js';

/** What a part of the page of an own side shows, and how all of it is asked for again. */
export interface SectionOfSide {
  readonly data: OwnSide;
  readonly side: SideShown;
}
