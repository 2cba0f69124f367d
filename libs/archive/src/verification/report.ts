import type { Manifest } from '../format/manifest.js';
import type { Irregularity } from './irregularity.js';
import type { SeasonFault } from './faults.js';

/** How many of them a report holds: of an archive in which everything was changed it tells the beginning. */
const MOST_FAULTS = 100;

/** What an archive was found to hold. */
export interface SeasonFigures {
  readonly links: number;
  /** Links whose entries are in the archive; of the others it has the digests. */
  readonly entries: number;
  /** Rows that are as the log says, and those of which it has no entry in the archive. */
  readonly proved: number;
  readonly unproved: number;
  /** Sheets of private places that a public archive shows without words (D59). */
  readonly wordsLeftOut: number;
  /** Names of persons for which the root in the log stands. */
  readonly vouchedNames: number;
  readonly matches: number;
  /** In the tables of all competitions. */
  readonly places: number;
  readonly trophies: number;
}

/** For how many names of an archive the root in its log stands, and for how many nothing does. */
export interface VouchedNames {
  /** Why there is no root to hold the names against; null where there is one. */
  readonly without: 'root' | 'closing' | null;
  readonly vouched: number;
  readonly unvouched: number;
}

/** What is in an archive and follows from nothing in it: only the digest of the manifest stands for it. */
export interface Unvouched {
  /** Names of persons for which no root in the log stands. */
  readonly names: number;
  /** Why that is so of all names: the log of the archive has no root, or its season is not closed. Null where it has one. */
  readonly without: VouchedNames['without'];
  /** Numbers of trophies of other years, over which its own are counted on (D49, D51). */
  readonly opening: number;
}

export interface SeasonReport {
  readonly verdict: 'same' | 'different';
  readonly manifest: Manifest;
  /** SHA-256 of the manifest, which has those of all other files: it stands for every byte of what is in the archive. */
  readonly digest: string;
  /** Whether there was no season in that year: an old list has trophies of it (D50), and there is nothing to be closed. */
  readonly seasonless: boolean;
  /** Null where a file is not as the manifest lists it: what is in it says nothing any more, so nothing was recounted. */
  readonly figures: SeasonFigures | null;
  readonly unvouched: Unvouched | null;
  /** The first hundred; the first is the first difference. */
  readonly faults: readonly SeasonFault[];
  readonly faultCount: number;
  /** Of a full archive: what counts although something stands in the way. The first hundred. */
  readonly irregular: readonly Irregularity[];
  readonly irregularCount: number;
  /** Files that are as the manifest lists them, and of which this version knows nothing more. */
  readonly unverified: readonly string[];
}

/** Collects faults in bounded memory. */
export class SeasonFaults {
  private readonly kept: SeasonFault[] = [];
  private count = 0;

  add(...found: readonly (SeasonFault | null)[]): void {
    for (const fault of found) {
      if (fault === null) continue;
      this.count++;
      if (this.kept.length < MOST_FAULTS) this.kept.push(fault);
    }
  }

  get any(): boolean {
    return this.count > 0;
  }

  report(of: Omit<SeasonReport, 'verdict' | 'faults' | 'faultCount'>): SeasonReport {
    const verdict = this.count === 0 ? 'same' : 'different';
    return { ...of, verdict, faults: this.kept, faultCount: this.count };
  }
}
