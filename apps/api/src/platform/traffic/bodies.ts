/** A body that has begun to arrive and is not whole yet. */
export interface Arriving {
  /** In milliseconds, of a clock that is never put back. */
  readonly since: number;
  /** Breaks it off. */
  readonly end: () => void;
}

/** Milliseconds after which one that is still arriving has to make room for another. */
const PATIENCE = 5000;

/**
 * Bodies that are still arriving, by the address from which they come. Where an address has as many as it may, the one that
 * takes longest makes room: whoever sends at the pace of a telephone is let in beside somebody who sends a byte a second.
 */
export class Bodies {
  private readonly byAddress = new Map<string, Set<Arriving>>();

  /** @param most of one address */
  constructor(
    private readonly most: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether it may go on arriving. */
  begin(address: string, arriving: Arriving): boolean {
    const others = this.byAddress.get(address) ?? new Set();
    if (others.size >= this.most) {
      // In the order in which they began.
      const [slowest] = others;
      if (slowest === undefined || this.now() - slowest.since < PATIENCE) return false;
      this.leave(address, slowest);
      slowest.end();
    }
    others.add(arriving);
    this.byAddress.set(address, others);
    return true;
  }

  leave(address: string, arriving: Arriving): void {
    const others = this.byAddress.get(address);
    if (others?.delete(arriving) === true && others.size === 0) this.byAddress.delete(address);
  }

  /** Of all addresses. */
  get size(): number {
    return [...this.byAddress.values()].reduce((sum, { size }) => sum + size, 0);
  }
}
