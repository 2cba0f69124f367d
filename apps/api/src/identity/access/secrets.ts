import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits, as base64url; 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token: SHA-256. Tokens are random, so nothing slower is needed. */
export function hashOfSecret(secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(secret).digest());
}
