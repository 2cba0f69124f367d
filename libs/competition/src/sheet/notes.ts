import { type BeforePlay } from '@tarokk/rules';

/**
 * What was noted of a game beside its record: cards drawn before the first game only (1.2), and why it was dealt again (1.4). It
 * changes no point, and D11, by which sheets are equal, does not name it.
 */
export interface GameNotes extends BeforePlay {
  /** The number of the game, from 1. */
  readonly game: number;
}
