/**
 * Tricks that a party is certain to take with tarocks, however everybody plays: whenever a hand plays a tarock, the party
 * takes that trick unless an opponent plays a higher one to it, and each of the opponents' tarocks can do that once. So of
 * the tarocks of one hand, from the highest, each that is not matched by a higher one of an opponent is a trick.
 */
export class CertainTricks {
  /** The lowest tarock that the last answer depends on, as a mask. */
  lowest = 0;
  private readonly beaten = new Int8Array(4);
  private readonly taken = new Int8Array(4);

  /** @param ownerOf the seat of each tarock, by the number of its bit */
  constructor(private readonly ownerOf: Int8Array) {}

  /**
   * The first party that is certain of its number of tricks; −1 if neither is.
   * @param tarocks all that are left
   * @param wantedByA more than 10 if no number will do
   */
  first(tarocks: number, wantedByA: number, wantedByB: number): number {
    const { beaten, taken, ownerOf } = this;
    beaten.fill(0);
    taken.fill(0);
    for (let rest = tarocks; rest !== 0;) {
      const bit = 31 - Math.clz32(rest);
      rest &= ~(1 << bit);
      const seat = ownerOf[bit]!;
      const others = (seat & 2) ^ 2;
      beaten[others]!++;
      beaten[others | 1]!++;
      if (beaten[seat]! > 0) beaten[seat]!--;
      else if (++taken[seat]! >= (seat < 2 ? wantedByA : wantedByB)) {
        this.lowest = 1 << bit;
        return seat >> 1;
      }
    }
    return -1;
  }
}
