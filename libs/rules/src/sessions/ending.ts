import { type Seat } from './seats.js';

/** S11: when the session ends after a notice. */
export interface Ending {
  readonly notice: number;
  /** Null while nobody has held T22 since the notice. */
  readonly skiz: Seat | null;
  /** Number of the last deal, null while the end is not reached. */
  readonly lastDeal: number | null;
}

/** What S11 needs to know of a deal. */
export interface DealOfEnding {
  readonly number: number;
  readonly dealer: Seat;
  readonly skiz: Seat | null;
  /** Who deals next by the rules. */
  readonly nextDealer: Seat;
}

/**
 * Follows a session deal by deal. The skíz is found in the deal of the notice or, if nobody holds T22 there, in the next
 * one; the session ends when he is about to deal for the second time, counted from that deal. Deals that the same dealer
 * deals again are one turn.
 */
export class EndingWatch {
  private skiz: Seat | null = null;
  private hasDealt = false;
  private lastDeal: number | null = null;

  constructor(private readonly notice: number) {}

  /** Whether a deal with this number comes after the end. */
  isPastEnd(number: number): boolean {
    return this.lastDeal !== null && number > this.lastDeal;
  }

  follow(deal: DealOfEnding): void {
    if (deal.number < this.notice || this.lastDeal !== null) return;
    this.skiz ??= deal.skiz;
    if (this.skiz === null) return;
    if (deal.dealer === this.skiz) this.hasDealt = true;
    if (this.hasDealt && deal.nextDealer === this.skiz && deal.dealer !== this.skiz) this.lastDeal = deal.number;
  }

  get ending(): Ending {
    return { notice: this.notice, skiz: this.skiz, lastDeal: this.lastDeal };
  }
}
