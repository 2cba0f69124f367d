import { type CardSet } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { type Course, type Play } from '../course.js';
import { type Act } from '../acts.js';
import { type Seat } from '../seats.js';
import { type SeatView } from './view.js';

/** Where the exchange stands for the seat that asks. */
export interface TalonTurn {
  /** Who is in turn at the talon, or the first of several; null when the exchange is over. */
  readonly due: Seat | null;
  /** What the asking seat may do now besides discarding. */
  readonly acts: readonly Act[];
  /** The cards of the talon that the asking seat took into its hand, as far as it has seen them. */
  readonly drawn: readonly Card[];
}

export const noTalonTurn: TalonTurn = Object.freeze({ due: null, acts: [], drawn: [] });

/**
 * What a game adds to its `Play`, for the ground to say what a seat may do by what it knows. All else follows from the
 * play itself, tried on a course that knows no more than the seat.
 */
export interface MoveRules {
  /** How the round of announcements ends: after three empty turns in a row, or with the fourth first turn (S7). */
  readonly round: 'until-three-empty' | 'first-turns';
  /** Who has the first turn of announcements; null if there is no such phase in this deal. */
  leader(course: Course): Seat | null;
  /** Asked when auction and calling are over. The talon on the course is made up: what was seen is in the view. */
  exchange(course: Course, view: SeatView): TalonTurn;
  /** The code that a discard draws, null if it is in order. @param kept what is left in hand */
  discardCode(cards: readonly Card[], kept: CardSet, seat: Seat, course: Course, play: Play): string | null;
  /** The called card makes a partner of the seat that was dealt it, ever came to hold it, or kept it after the discards. */
  readonly partnerBy: 'dealt' | 'held' | 'kept';
  /** Of the seats that may have the called card, null for none, those that may by further rules. */
  narrow?(holders: readonly (Seat | null)[], course: Course, play: Play, view: SeatView): readonly (Seat | null)[];
  /** What the play would have learnt from an exchange that only those who took part in it can follow. */
  exchanged?(course: Course, play: Play, view: SeatView): void;
}
