import { isSameBytes } from '../bytes.js';
import { beginning, digestOf, linkHash, type LogEntry } from './entry.js';
import { fault, type Fault } from './faults.js';

/** The place of a link: also a head that somebody kept. */
export interface Published {
  readonly chain: string;
  readonly number: number;
  readonly hash: Uint8Array;
}

export interface FollowedLink extends Published {
  /** Null where the log has lost the entry, or gives only its digest. */
  readonly entry: LogEntry | null;
  /** The digest of an entry that was left out because it is not for everybody. */
  readonly digest?: Uint8Array;
}

export interface FollowedHead extends Published {
  /** Whether every link up to this one is right. */
  readonly whole: boolean;
}

/** Follows chains link by link in the order of their numbers; several may be interleaved. Keeps nothing but their ends. */
export class ChainFollower {
  private readonly ends = new Map<string, FollowedHead>();

  /** @param published heads that were published earlier, by chain and number */
  constructor(private readonly published: readonly Published[]) {}

  /** Null when the link is right, or behind the first of its chain that is not. */
  follow(link: FollowedLink): Fault | null {
    const { chain, number, hash } = link;
    const end = this.ends.get(chain) ?? { chain, number: 0, hash: beginning, whole: true };
    const found = end.whole ? this.faultOf(link, end) : null;
    this.ends.set(chain, { chain, number, hash, whole: end.whole && found === null });
    return found;
  }

  /** Published heads that were not reached by chains without a broken link. */
  missing(): Fault[] {
    return this.published
      .filter(({ chain, number }) => {
        const end = this.ends.get(chain);
        return end === undefined || (end.whole && end.number < number);
      })
      .map(({ chain, number }) => fault('published-missing', { chain, number }));
  }

  /** The end of each chain, in the order in which they began. */
  reached(): FollowedHead[] {
    return [...this.ends.values()];
  }

  private faultOf({ chain, number, hash, entry, digest }: FollowedLink, end: FollowedHead): Fault | null {
    if (number !== end.number + 1) return fault('link-missing', { chain, number: end.number + 1 });
    const hashed = entry === null ? digest : digestOf(entry);
    if (hashed === undefined) return fault('entry-missing', { chain, number });
    const isRight = (entry === null || entry.chain === chain) && isSameBytes(linkHash(end.hash, hashed), hash);
    if (!isRight) return fault('link-broken', { chain, number });
    const isAnother = this.published.some(
      (head) => head.chain === chain && head.number === number && !isSameBytes(head.hash, hash),
    );
    return isAnother ? fault('published-differs', { chain, number }) : null;
  }
}
