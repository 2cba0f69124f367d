import { type Random } from '../random/random.js';
import { type Course, type Play } from './course.js';
import { type Act, type SessionEntry } from './acts.js';
import { type Seat } from './seats.js';

/**
 * What a game tells the generator of sessions. Nothing here has to be legal: whatever draws a violation is thrown away
 * and tried again. A method is called when all phases before are complete; course and play are those of the deal so far.
 */
export interface Plausible {
  /** The phase before the auction; without it there is none. */
  start?(course: Course, random: Random): readonly SessionEntry[];
  /** A bid for the seat in turn. */
  bid(seat: Seat, course: Course, random: Random): string;
  /** The whole phase; without it there is none. */
  calling?(course: Course, play: Play, random: Random): readonly SessionEntry[];
  /** The whole phase. */
  exchange(course: Course, play: Play, random: Random): readonly SessionEntry[];
  /** What the seat says in its turn. @param first whether it is its first one */
  say(seat: Seat, first: boolean, course: Course, play: Play, random: Random): readonly Act[];
  /** The phase after the tricks; without it there is none. */
  after?(course: Course, play: Play, random: Random): readonly SessionEntry[];
}
