import { FIRST_TAROCK } from '../../cards/card.js';
import { bits, cardsOf, type CardSet } from '../../cards/card-set.js';
import { type BySeat } from '../table.js';

const HALF = 11;
const HALF_SETS = 1 << HALF;
const SUIT_SETS = 32;
/** In each suit of the mask the lowest three numbers are cards of other packs: its five cards stand above them. */
const SUIT_SHIFT = 3;

/**
 * The cards that are left, by rank: of each suit and of the tarocks who holds the highest, the second highest and so on, and
 * which of them are special to the goal, with the same places. Two positions with the same rows are played alike, whatever
 * the cards are called. Owners never change, so a row is looked up by the set of the cards that are left.
 *
 * `owners` and `specials` are three words of two bits a card, the highest first: sixteen tarocks; six tarocks, five spades,
 * five clubs; five hearts, five diamonds. Two bits of a special card are both set.
 */
export class Pattern {
  owners0 = 0;
  owners1 = 0;
  owners2 = 0;
  specials0 = 0;
  specials1 = 0;
  specials2 = 0;
  /** How many cards of each suit every hand holds: spades and clubs, hearts and diamonds. */
  lengths0 = 0;
  lengths1 = 0;

  private readonly tarockOwners = [new Int32Array(HALF_SETS), new Int32Array(HALF_SETS)] as const;
  private readonly tarockSpecials = [new Int32Array(HALF_SETS), new Int32Array(HALF_SETS)] as const;
  private readonly suitOwners = new Int32Array(4 * SUIT_SETS);
  private readonly suitSpecials = new Int32Array(4 * SUIT_SETS);
  private readonly suitLengths = new Int32Array(4 * SUIT_SETS);

  /**
   * @param hands all cards that may be left
   * @param special cards that the goal, or a binding, tells from others of their suit
   */
  constructor(hands: BySeat<CardSet>, special: CardSet) {
    const ownerOf = new Int8Array(64);
    for (const [seat, hand] of hands.entries()) for (const card of cardsOf(hand)) ownerOf[card] = seat;
    for (const half of [0, 1] as const) {
      const first = FIRST_TAROCK + half * HALF;
      for (let set = 0; set < HALF_SETS; set++) {
        let place = 30;
        for (let bit = HALF - 1; bit >= 0; bit--) {
          if ((set & (1 << bit)) === 0) continue;
          this.tarockOwners[half][set]! |= ownerOf[first + bit]! << place;
          if ((special.tarocks & (1 << (half * HALF + bit))) !== 0) this.tarockSpecials[half][set]! |= 3 << place;
          place -= 2;
        }
      }
    }
    for (let suit = 0; suit < 4; suit++) {
      for (let set = 0; set < SUIT_SETS; set++) {
        let place = 8;
        for (let bit = 4; bit >= 0; bit--) {
          if ((set & (1 << bit)) === 0) continue;
          const card = (suit << 3) + SUIT_SHIFT + bit;
          const index = suit * SUIT_SETS + set;
          this.suitOwners[index]! |= ownerOf[card]! << place;
          if ((special.suits & (1 << card)) !== 0) this.suitSpecials[index]! |= 3 << place;
          this.suitLengths[index]! += 1 << (3 * ownerOf[card]!);
          place -= 2;
        }
      }
    }
  }

  /** Reads the cards that are left into the fields. */
  read(suits: number, tarocks: number): void {
    const high = tarocks >>> HALF;
    const low = tarocks & (HALF_SETS - 1);
    const spades = (suits >>> SUIT_SHIFT) & 31;
    const clubs = SUIT_SETS + ((suits >>> (8 + SUIT_SHIFT)) & 31);
    const hearts = 2 * SUIT_SETS + ((suits >>> (16 + SUIT_SHIFT)) & 31);
    const diamonds = 3 * SUIT_SETS + ((suits >>> (24 + SUIT_SHIFT)) & 31);
    const above = 2 * bits(high);
    const { tarockOwners, tarockSpecials, suitOwners, suitSpecials, suitLengths } = this;
    const lowOwners = tarockOwners[0][low]!;
    const lowSpecials = tarockSpecials[0][low]!;
    this.owners0 = tarockOwners[1][high]! | (lowOwners >>> above);
    this.specials0 = tarockSpecials[1][high]! | (lowSpecials >>> above);
    // What does not fit into sixteen places goes on in the next word; a shift by 32 would be one by none.
    const isLong = above > 10;
    this.owners1 =
      (isLong ? (lowOwners << (32 - above)) & (-1 << 20) : 0) | (suitOwners[spades]! << 10) | suitOwners[clubs]!;
    this.specials1 =
      (isLong ? (lowSpecials << (32 - above)) & (-1 << 20) : 0) | (suitSpecials[spades]! << 10) | suitSpecials[clubs]!;
    this.owners2 = (suitOwners[hearts]! << 10) | suitOwners[diamonds]!;
    this.specials2 = (suitSpecials[hearts]! << 10) | suitSpecials[diamonds]!;
    this.lengths0 = (suitLengths[spades]! << 12) | suitLengths[clubs]!;
    this.lengths1 = (suitLengths[hearts]! << 12) | suitLengths[diamonds]!;
  }
}

/** The bits of the highest so many places of a word. @param places 0–16 */
export function highest(places: number): number {
  return places === 0 ? 0 : -1 << (32 - 2 * places);
}
