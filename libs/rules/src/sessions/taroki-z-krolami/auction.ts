import { OneTurnAuction } from '../one-turn-auction.js';
import { type Seat, type SessionTable } from '../seats.js';
import { bids } from './names.js';

const THREE = '3';
const FOUR = '4';

/** The auction of section 2. It remembers who could have bid three, because only the others may kontra the game (3.2). */
export class KingsAuction extends OneTurnAuction {
  private missedThree = 0;

  constructor(table: SessionTable) {
    super(table, {
      bids,
      judge: (_seat, bid, last) => (bid === FOUR && last?.bid !== THREE ? 'auction/four' : null),
    });
  }

  /** Four passes end the deal (2.2). */
  get endsDeal(): boolean {
    return this.last === null;
  }

  override speak(seat: Seat, bid: string): string | null {
    if (!this.hasSpoken(seat) && bid !== THREE && !this.isThreeBid) this.missedThree |= 1 << seat;
    return super.speak(seat, bid);
  }

  /** 3.2: the seat bid three itself, or could not any more when its turn came. */
  hadNoChance(seat: Seat): boolean {
    return (this.missedThree & (1 << seat)) === 0;
  }

  private get isThreeBid(): boolean {
    return this.last?.bid === THREE || this.last?.bid === FOUR;
  }
}
