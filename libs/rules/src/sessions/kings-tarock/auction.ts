import { type SessionAuction } from '../auction.js';
import { type Seat, type SessionTable } from '../seats.js';
import { contractOf, highestRank } from './contracts.js';

/** The auction of section 3. */
export class KingsAuction implements SessionAuction {
  /** The highest bid, null while there is only `call`. */
  game: string | null = null;
  /** Who bid it; the Rufer while there is only `call` (3.2). */
  private leading: Seat[] = [];
  private out = 0;
  private turn: Seat;
  private ruferHasSpoken = false;
  private readonly rufer: Seat;

  constructor(private readonly table: SessionTable) {
    this.rufer = table.forehand;
    this.turn = this.rufer;
  }

  get over(): boolean {
    if (this.game === null) return false;
    return this.table.active.every((seat) => this.isLeader(seat) || this.isOut(seat) || this.isForced(seat));
  }

  get due(): Seat {
    return this.turn;
  }

  /** In order from the Rufer (3.4). */
  get declarers(): Seat[] {
    return this.table.active.filter((seat) => this.isLeader(seat));
  }

  isOut(seat: Seat): boolean {
    return (this.out & (1 << seat)) !== 0;
  }

  isForced(seat: Seat): boolean {
    return this.game !== null && contractOf(this.game).rank === highestRank && !this.isLeader(seat);
  }

  /** D3: leaders are not asked; what a leader says without raising changes nothing. */
  before(seat: Seat, bid: string): { readonly code: string } | undefined {
    if (!this.isLeader(seat) || this.hasLastBid(seat) || this.raises(bid)) return undefined;
    return { code: 'auction/turn-order' };
  }

  /** 3.1: after a game bid out of turn the Rufer's `call` is a pass, here one that the auction forces (S6). */
  late(seat: Seat, bid: string): boolean {
    if (bid !== 'call' || seat !== this.rufer || this.ruferHasSpoken) return false;
    this.ruferHasSpoken = true;
    return true;
  }

  speak(seat: Seat, bid: string): string | null {
    const begins = seat === this.rufer && !this.ruferHasSpoken;
    const hasLastBid = this.hasLastBid(seat);
    if (begins) this.ruferHasSpoken = true;
    const code = bid === 'call' || bid === 'pass' ? this.pass(seat, bid, begins, hasLastBid) : this.bid(seat, bid);
    this.turn = this.nextIn(seat);
    if (code !== null || bid === 'call' || bid === 'pass') return code;
    if (begins) return 'auction/call';
    return contractOf(bid).rank === 0 && !hasLastBid ? 'auction/rufer-game' : null;
  }

  private pass(seat: Seat, bid: string, begins: boolean, hasLastBid: boolean): string | null {
    if (begins) {
      if (this.game === null) this.leading = [seat];
      else this.leave(seat);
      return bid === 'pass' ? 'auction/call' : null;
    }
    // 3.3: nobody can pass there; it is ignored.
    if (hasLastBid) return 'auction/call';
    this.leave(seat);
    return bid === 'call' ? 'auction/call' : null;
  }

  private bid(seat: Seat, bid: string): string | null {
    if (this.raises(bid)) {
      this.game = bid;
      this.leading = [seat];
      return null;
    }
    const joins = bid === this.game && contractOf(bid).kind === 'negative';
    if (joins) this.leading.push(seat);
    else this.leave(seat);
    return joins ? null : 'auction/too-low';
  }

  private raises(bid: string): boolean {
    if (bid === 'call' || bid === 'pass') return false;
    return this.game === null || contractOf(bid).rank > contractOf(this.game).rank;
  }

  private leave(seat: Seat): void {
    this.out |= 1 << seat;
  }

  private isLeader(seat: Seat): boolean {
    return this.leading.includes(seat);
  }

  /** 3.3: the three others have passed on `call`. */
  private hasLastBid(seat: Seat): boolean {
    if (seat !== this.rufer || !this.ruferHasSpoken || this.game !== null) return false;
    return this.table.active.every((other) => other === this.rufer || this.isOut(other));
  }

  private nextIn(from: Seat): Seat {
    const { next } = this.table;
    let seat = next[from]!;
    for (let steps = 0; steps < 3 && (this.isOut(seat) || this.isLeader(seat)); steps++) seat = next[seat]!;
    return this.isOut(seat) || this.isLeader(seat) ? this.rufer : seat;
  }
}
