import { type Announcement } from '../announcements/announcement.js';
import { type Seat } from '../table.js';

/** One thing said on a turn: an announcement, or a contra on one of the other party's. */
export interface Call {
  readonly contra: boolean;
  readonly announcement: Announcement;
}

/** One turn of the auction; without calls it is a pass (2.1). */
export interface Turn {
  readonly seat: Seat;
  readonly calls: readonly Call[];
}
