/** Where a server's write-ahead log ends: `16/B374D848`. */
export type LogPosition = string;

/** Where the log of the database ended, and when it was asked, in milliseconds. */
interface Mark {
  readonly at: number;
  readonly position: bigint;
}

/**
 * How old a replica is at most, told by one clock: this process asks the database now and then where its log ends, and later
 * sees by which of these marks the replica has come. All that was committed before that mark was made is in it.
 */
export class ReplicaAge {
  private marks: readonly Mark[] = [];
  private reached: number | null = null;

  /** @param oldest milliseconds after which a mark is of no use */
  constructor(private readonly oldest: number) {}

  /** @param at when the database was asked, not when it answered */
  mark(at: number, position: LogPosition): void {
    const since = at - this.oldest;
    this.marks = [...this.marks.filter((mark) => mark.at >= since), { at, position: numberOf(position) }];
  }

  /** The replica has repeated the log up to there. */
  cameTo(position: LogPosition): void {
    const there = numberOf(position);
    const last = this.marks.findLast((mark) => mark.position <= there);
    if (last !== undefined) this.reached = Math.max(this.reached ?? 0, last.at);
  }

  /** Milliseconds; null before it has come by a mark. */
  at(now: number): number | null {
    return this.reached === null ? null : now - this.reached;
  }
}

function numberOf(position: LogPosition): bigint {
  const [high, low] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
