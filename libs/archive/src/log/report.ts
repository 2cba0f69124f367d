import type { Fault } from './faults.js';
import type { FollowedHead } from './chain-follower.js';

/** How many faults a report holds: where everything was changed, it tells the beginning. */
const MOST_FAULTS = 1000;

export interface LogReport {
  readonly verdict: 'whole' | 'broken';
  readonly chains: readonly FollowedHead[];
  /** Entries that are committed and not sealed yet. */
  readonly waiting: number;
  /** Objects that were held against their last entries. */
  readonly objects: number;
  /** The first thousand. */
  readonly faults: readonly Fault[];
  readonly faultCount: number;
}

/** Collects faults in bounded memory. */
export class Faults {
  private readonly kept: Fault[] = [];
  private count = 0;

  add(found: Fault | null): void {
    if (found === null) return;
    this.count++;
    if (this.kept.length < MOST_FAULTS) this.kept.push(found);
  }

  report(chains: readonly FollowedHead[], waiting: number, objects: number): LogReport {
    const verdict = this.count === 0 ? 'whole' : 'broken';
    return { verdict, chains, waiting, objects, faults: this.kept, faultCount: this.count };
  }
}
