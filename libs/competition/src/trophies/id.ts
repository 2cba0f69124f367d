import { sha256 } from '../digests/sha256.js';

/**
 * The id of what is made from something else: a UUID of version 8 (RFC 9562, 5.8), of the SHA-256 of the text that says from
 * what. So whoever has the records has the ids, without an office. The database makes the same, by `id_of`.
 */
export function idOf(origin: string): string {
  const hash = sha256(origin);
  const variant = ((parseInt(hash[16]!, 16) & 3) | 8).toString(16);
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `${variant}${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
}
