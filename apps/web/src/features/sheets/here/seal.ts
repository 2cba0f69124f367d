import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { answeredText, readSheet } from '@tarokk/competition';

/** The public key of the office, as it was taken along. */
export interface SealingKey {
  readonly id: string;
  /** In base64url. */
  readonly publicKey: string;
}

/** What somebody answers to a sheet on a phone that is not theirs. */
export type SheetAnswer =
  | { readonly answer: 'confirmed' }
  | {
      readonly answer: 'disputed';
      readonly reason: string;
      readonly game: number | null;
      readonly path: string | null;
    };

const FORMAT = 'tarokk-answer/2';
/** Sealed texts are as long as the next multiple of it, so that their length says nothing. */
const PADDED = 512;

/**
 * Who answers what to which sheet, with their PIN, sealed to the office (docs/api.md): nobody else can open it or make another of
 * it, this phone neither. Throws where the browser has no cryptography, as on pages without HTTPS, or the sheet is none.
 * @param sheet the document as it is handed in
 */
export async function seal(
  key: SealingKey,
  sheet: unknown,
  person: string,
  pin: string,
  answer: SheetAnswer,
  at: number = Date.now(),
): Promise<string> {
  const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });
  const recipientPublicKey = await suite.kem.deserializePublicKey(bytesOf(key.publicKey).buffer);
  const text = JSON.stringify({ format: FORMAT, person, pin, sheet: await hashOf(sheet), at, ...answer });
  const plain = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil(plain.length / PADDED) * PADDED).fill(0x20);
  padded.set(plain);
  const info = new TextEncoder().encode(FORMAT).buffer;
  const { enc, ct } = await suite.seal({ recipientPublicKey, info }, padded.buffer);
  return `${key.id}.${base64Of(new Uint8Array([...new Uint8Array(enc), ...new Uint8Array(ct)]))}`;
}

/** SHA-256 of what a sheet says, but for its number and place, in hexadecimal digits. */
async function hashOf(document: unknown): Promise<string> {
  const read = readSheet(document);
  if (!read.ok) throw new Error('Only a whole sheet can be answered.');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(answeredText(read.value)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function base64Of(bytes: Uint8Array): string {
  const text = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
