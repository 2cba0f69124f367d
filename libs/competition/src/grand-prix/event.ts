import { type Day } from '../calendar/day.js';
import { type PersonId, type SideId } from '../sheet/sheet.js';
import { type Schedule } from './schedule.js';

/** A pair of a Grand Prix: two persons, no guests (D37). */
export interface GrandPrixPair {
  readonly id: SideId;
  readonly name: string;
  readonly players: readonly [PersonId, PersonId];
}

/** One of the several Grand Prix of a year (11.1). */
export interface GrandPrixEvent {
  readonly id: string;
  readonly name: string;
  readonly date: Day;
  readonly place: string;
  /** In the order drawn. */
  readonly pairs: readonly GrandPrixPair[];
  readonly schedule: Schedule;
  /** By the jury: its places are final (D42). */
  readonly closed: boolean;
}
