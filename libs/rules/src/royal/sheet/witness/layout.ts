import { beats, CARD_NUMBERS, isTarock, suitOf, type Card } from '../../../cards/card.js';
import { collectorOf, partyOf, type Party, type Seat } from '../../table.js';

export const SLOTS = 40;
export const TAROCKS = 4;
const KINDS = 5;
const TRICKS = 10;

/** What a card counts as when suit is to be followed: 0–3 its suit, 4 a tarock. */
export const kindOf = (card: Card): number => (isTarock(card) ? TAROCKS : suitOf(card));

/**
 * Forty cards laid out, four seats by ten tricks, legal or not: what `LayoutSearch` changes two cards at a time. A slot is
 * trick × 4 + seat, tricks from 0. Everything else follows from the slots.
 */
export class Layout {
  /** By card. */
  readonly trickOf = new Int8Array(CARD_NUMBERS);
  readonly seatOf = new Int8Array(CARD_NUMBERS);
  /** By trick. */
  readonly leaders = new Int8Array(TRICKS);
  readonly winners = new Int8Array(TRICKS);
  readonly bests = new Int8Array(TRICKS);
  /** By seat and kind: the cards that a seat was dealt. */
  readonly counts = new Int8Array(4 * KINDS);
  /** Cards that do not follow the suit led although the seat plays one later that would have. */
  revokes = 0;
  private readonly openingLeader: Seat;

  constructor(
    readonly slots: Card[],
    attackers: Party,
  ) {
    this.openingLeader = collectorOf(attackers);
    this.follow();
  }

  swap(one: number, other: number): void {
    const card = this.slots[one]!;
    this.slots[one] = this.slots[other]!;
    this.slots[other] = card;
    this.follow();
  }

  partyOfTrick(trick: number): Party {
    return (this.winners[trick]! >> 1) as Party;
  }

  partyOfCard(card: Card): Party {
    return partyOf(this.seatOf[card]! as Seat);
  }

  isHome(card: Card, party: Party): boolean {
    return this.winners[this.trickOf[card]!]! >> 1 === party;
  }

  countOf(seat: number, kind: number): number {
    return this.counts[seat * KINDS + kind]!;
  }

  private follow(): void {
    const { slots, leaders, winners, bests, trickOf, seatOf } = this;
    let leader: number = this.openingLeader;
    for (let trick = 0; trick < TRICKS; trick++) {
      leaders[trick] = leader;
      let winner = leader;
      let best = slots[trick * 4 + leader]!;
      for (let place = 0; place < 4; place++) {
        const seat = (leader + place) & 3;
        const card = slots[trick * 4 + seat]!;
        trickOf[card] = trick;
        seatOf[card] = seat;
        if (place > 0 && beats(card, best)) {
          best = card;
          winner = seat;
        }
      }
      bests[trick] = best;
      winners[trick] = winner;
      leader = winner;
    }
    this.countRevokes();
  }

  /** From the last trick: what a seat plays later it holds now. */
  private countRevokes(): void {
    const { slots, counts } = this;
    counts.fill(0);
    let revokes = 0;
    for (let trick = TRICKS - 1; trick >= 0; trick--) {
      const led = kindOf(slots[trick * 4 + this.leaders[trick]!]!);
      for (let seat = 0; seat < 4; seat++) {
        const kind = kindOf(slots[trick * 4 + seat]!);
        if (kind !== led) {
          revokes += counts[seat * KINDS + led]!;
          if (kind !== TAROCKS && led !== TAROCKS) revokes += counts[seat * KINDS + TAROCKS]!;
        }
      }
      for (let seat = 0; seat < 4; seat++) counts[seat * KINDS + kindOf(slots[trick * 4 + seat]!)]!++;
    }
    this.revokes = revokes;
  }
}

/** How far a layout is from what is wanted in one respect: 0 when it is there. */
export type LayoutGoal = (layout: Layout) => number;
