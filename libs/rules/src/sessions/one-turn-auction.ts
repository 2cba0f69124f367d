import { type SessionAuction } from './auction.js';
import { type Seat, type SessionTable } from './seats.js';

/** What distinguishes one auction of one turn each from another. */
export interface OneTurnRules {
  /** Low to high; after the last one nobody can bid. */
  readonly bids: readonly string[];
  /** The ruleset's code for a bid, or a pass, that is not too low; whatever it draws counts. */
  judge(seat: Seat, bid: string, last: { readonly seat: Seat; readonly bid: string } | null): string | null;
}

/**
 * An auction in which each seat speaks once, in order from forehand. Nobody passes for good in it: a second turn of a
 * seat is ignored and the same seat remains due (S8).
 */
export class OneTurnAuction implements SessionAuction {
  private spoken = 0;
  private turn: Seat;
  /** The last bid that counts, null if everybody has passed. */
  last: { readonly seat: Seat; readonly bid: string } | null = null;

  constructor(
    private readonly table: SessionTable,
    private readonly rules: OneTurnRules,
  ) {
    this.turn = table.forehand;
  }

  get over(): boolean {
    return this.isFinal || this.table.active.every((seat) => this.hasSpoken(seat));
  }

  get due(): Seat {
    return this.turn;
  }

  isOut(): boolean {
    return false;
  }

  isForced(seat: Seat): boolean {
    return this.isFinal && !this.hasSpoken(seat);
  }

  speak(seat: Seat, bid: string): string | null {
    if (this.hasSpoken(seat)) return null;
    this.spoken |= 1 << seat;
    this.turn = this.nextUnspoken(seat);
    const { last, rules } = this;
    if (bid !== 'pass' && last !== null && rules.bids.indexOf(bid) <= rules.bids.indexOf(last.bid)) {
      return 'auction/too-low';
    }
    if (bid !== 'pass') this.last = { seat, bid };
    return rules.judge(seat, bid, last);
  }

  hasSpoken(seat: Seat): boolean {
    return (this.spoken & (1 << seat)) !== 0;
  }

  private get isFinal(): boolean {
    return this.last?.bid === this.rules.bids.at(-1);
  }

  private nextUnspoken(from: Seat): Seat {
    let seat = this.table.next[from]!;
    while (seat !== from && this.hasSpoken(seat)) seat = this.table.next[seat]!;
    return seat;
  }
}
