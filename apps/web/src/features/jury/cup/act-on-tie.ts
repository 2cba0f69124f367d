import type { DeskCup, DeskTie } from './queries.js';

/** What every act on a tie needs to know. */
export interface ActOnTie {
  readonly cup: DeskCup;
  readonly tie: DeskTie;
  readonly done: () => void;
}
