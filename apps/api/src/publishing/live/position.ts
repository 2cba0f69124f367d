import { GraphQLError } from 'graphql';

/**
 * How far a subscriber has seen: the transactions that were visible to them, as PostgreSQL writes a snapshot. Numbers given out
 * in a transaction become visible in the order of the commits, not in their own, so "all after number 17" would skip what a
 * slower transaction numbered 16. A snapshot names the transactions that it could not see yet, and skips nothing.
 */
export interface FeedPosition {
  /** `xmin:xmax:xip,…` */
  readonly snapshot: string;
  /** When it was taken, by the clock of the database, in milliseconds. */
  readonly at: number;
}

/** The last instant of a Date, in milliseconds. */
const LATEST = 8.64e15;

/** Longer ones come of thousands of open transactions, or are none of ours. */
const LONGEST = 20_000;

export function cursorOf({ snapshot, at }: FeedPosition): string {
  return Buffer.from(JSON.stringify([snapshot, at])).toString('base64url');
}

/** @throws GraphQLError for a text that is no cursor of ours */
export function positionOf(cursor: string): FeedPosition {
  if (cursor.length <= LONGEST) {
    try {
      const [snapshot, at] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
      if (typeof snapshot === 'string' && isSnapshot(snapshot) && isInstant(at)) return { snapshot, at };
    } catch {
      // said below
    }
  }
  throw new GraphQLError('The cursor is none that this office gave out.', { extensions: { code: 'INPUT_INVALID' } });
}

/** As PostgreSQL reads it: each open transaction in ascending order, from `xmin` on and before `xmax`. */
function isSnapshot(text: string): boolean {
  const parts = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?)$/.exec(text);
  if (parts === null) return false;
  const [xmin, xmax] = [BigInt(parts[1]!), BigInt(parts[2]!)];
  const open = parts[3] === '' ? [] : parts[3]!.split(',').map(BigInt);
  const inOrder = open.every((each, index) => each >= (index === 0 ? xmin : open[index - 1]! + 1n) && each < xmax);
  return xmin > 0n && xmin <= xmax && xmax < 2n ** 63n && inOrder;
}

/** One that both JavaScript and PostgreSQL can tell. */
function isInstant(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= LATEST;
}
