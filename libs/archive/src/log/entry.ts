import { Sha256 } from '#sha256';
import { canonical, type Json } from './canonical.js';

export type Fields = Readonly<Record<string, Json>>;

/** An entry of the log as it is chained: ids and never a person's name. The format is in docs/audit.md. */
export interface LogEntry {
  /** RFC 3339 in UTC with six digits behind the second: `2026-11-20T19:00:00.000000Z`. */
  readonly at: string;
  /** `office`, or `season` and its year. */
  readonly chain: string;
  /** Null for the server itself. */
  readonly account: string | null;
  /** The API token by which the account acted. */
  readonly token: string | null;
  readonly request: string | null;
  readonly action: string;
  readonly object: string;
  readonly objectId: string;
  readonly reason: string | null;
  /** The changed fields as they were; null for a new object. */
  readonly before: Fields | null;
  /** All fields afterwards; null for a removed object. */
  readonly after: Fields | null;
}

const DIGEST_BYTES = 32;

/** What the first link of a chain has as its previous hash. */
export const beginning: Uint8Array = new Uint8Array(DIGEST_BYTES);

/** The bytes of an entry that are hashed, as text; they are UTF-8. */
export function canonicalEntry(entry: LogEntry): string {
  const { at, chain, account, token, request, action, object, objectId, reason, before, after } = entry;
  return canonical({ at, chain, account, token, request, action, object, objectId, reason, before, after });
}

/** SHA-256 of the canonical entry: proves an entry to people who have it, and tells nothing of it to others. */
export function digestOf(entry: LogEntry): Uint8Array {
  return new Sha256().update(canonicalEntry(entry)).digest();
}

/** The link that puts an entry behind all before it: SHA-256 over the previous hash and the digest of the entry. */
export function linkHash(previous: Uint8Array, digest: Uint8Array): Uint8Array {
  return new Sha256().update(previous).update(digest).digest();
}
