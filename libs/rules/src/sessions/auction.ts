import { type Course } from './course.js';
import { type Seat } from './seats.js';

/**
 * The state of an auction and its rules, as the loop below needs them. A ruleset's auction knows who leads and who has
 * passed; the loop knows what S6, S8 and S9 say about entries on record.
 */
export interface SessionAuction {
  /** Whether nobody can bid any more. */
  readonly over: boolean;
  /** The seat in turn; not asked when it is over. */
  readonly due: Seat;
  /** Whether a seat has passed for good. */
  isOut(seat: Seat): boolean;
  /** Whether the auction alone forbids every bid to that seat, whatever its cards (S6). */
  isForced(seat: Seat): boolean;
  /**
   * The seat speaks, in its turn or not, and the order goes on from it. What is irregular takes effect as S8 and the
   * ruleset say. Returns the code drawn, null if none; the codes of order are the loop's business.
   */
  speak(seat: Seat, bid: string, index: number, inTurn: boolean): string | null;
  /** What the loop makes of an entry that the ruleset treats before all rules of order; `undefined` for all others. */
  before?(seat: Seat, bid: string, index: number): { readonly code: string | null } | undefined;
  /** An entry after the end that counts all the same (Hungarian `raise-lone-three`). */
  late?(seat: Seat, bid: string): boolean;
  /** The end of the auction is that of the deal (passed out): what follows comes after the end of the deal. */
  readonly endsDeal?: boolean;
}

/**
 * Runs through the bids on record. Returns whether the auction came to its end; if not, that has been reported with the
 * seat in turn (S9).
 */
export function followAuction(course: Course, auction: SessionAuction): boolean {
  const bids = course.record.auction;
  const { next } = course.table;
  /** Seats whose forced pass is not on record yet (bits). */
  let forcedPasses = 0;
  let closed = false;

  for (let index = 0; index < bids.length; index++) {
    const { seat, bid } = bids[index]!;
    if (auction.over) {
      if (!closed) {
        closed = true;
        for (const other of course.table.active) {
          if (!auction.isOut(other) && auction.isForced(other)) forcedPasses |= 1 << other;
        }
      }
      if (bid === 'pass' && (forcedPasses & (1 << seat)) !== 0) forcedPasses &= ~(1 << seat);
      else if (!auction.late?.(seat, bid)) {
        const code = auction.endsDeal === true ? 'deal/after-end' : 'auction/after-end';
        course.report(code, 'auction', index, null, seat);
      }
      continue;
    }
    const special = auction.before?.(seat, bid, index);
    if (special !== undefined) {
      if (special.code !== null) course.report(special.code, 'auction', index, null, seat);
      continue;
    }
    if (auction.isOut(seat)) {
      course.report('auction/after-pass', 'auction', index, null, seat);
      continue;
    }
    forcedPasses |= leaveOutForced(auction, seat, index);
    const inTurn = auction.due === seat;
    const code = auction.speak(seat, bid, index, inTurn);
    if (!inTurn) course.report('auction/turn-order', 'auction', index, null, seat);
    else if (code !== null) course.report(code, 'auction', index, null, seat);
  }
  if (auction.over) return true;
  let seat = auction.due;
  for (let steps = 0; steps < 4 && auction.isForced(seat); steps++) seat = next[seat]!;
  course.omitted('auction/not-finished', 'auction', null, seat);
  return false;
}

/** S6: forced passes before a seat that speaks count as left out. Returns the seats concerned (bits). */
function leaveOutForced(auction: SessionAuction, speaker: Seat, index: number): number {
  let seats = 0;
  while (auction.due !== speaker && auction.isForced(auction.due)) {
    seats |= 1 << auction.due;
    auction.speak(auction.due, 'pass', index, true);
  }
  return seats;
}
