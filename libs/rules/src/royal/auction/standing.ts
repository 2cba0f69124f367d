import { type Card } from '../../cards/card.js';
import { type Announcement } from '../announcements/announcement.js';
import { type Party, type Seat } from '../table.js';
import { type Violation } from '../violations.js';

/** A card bound by a Schlemm (2.6); bit n of `tricks` is trick n. */
export interface Bound {
  readonly card: Card;
  readonly tricks: number;
  /** The place of the call that bound it among all calls of the auction: a later one goes first (2.6). */
  readonly order: number;
  /** Taken over by a raise, or fixed by one: the Schlemm is lost unless the card wins its trick (2.3). */
  readonly kept: boolean;
}

/** An announcement as it stands in the auction. */
export interface Standing {
  readonly announcement: Announcement;
  readonly seat: Seat;
  readonly party: Party;
  /** The place of the call among all calls of the auction, from 0. */
  readonly order: number;
  readonly bound: readonly Bound[];
  /** Why the call is void (2.2); null for one that counts. */
  readonly void: Violation | null;
  /** The announcement that raised it (2.3). */
  raisedBy: Standing | null;
  /** Who contra'd it (2.5). */
  contra: Seat | null;
}

/** Neither void, nor raised, nor a message. */
export function isActive(standing: Standing): boolean {
  return standing.void === null && standing.raisedBy === null && standing.announcement.definition.family !== 'message';
}
