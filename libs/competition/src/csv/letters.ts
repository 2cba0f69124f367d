/** How the letters of a file may be written that the office has not made: an old list, a table. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1250'] as const;
export type Encoding = (typeof encodings)[number];

/** Bytes that tell enough of a file. */
const LOOKED_AT = 4096;

/**
 * How a file is written, as far as its bytes tell: by its mark; by the zeros that UTF-16 has beside Latin letters; UTF-8 where it
 * can be that; else the alphabet of Central European Windows, which takes any byte.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  bytes.subarray(0, LOOKED_AT).forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]! += 1;
  });
  const many = Math.min(bytes.length, LOOKED_AT) / 4;
  if (zeros[1]! > many) return 'utf-16le';
  if (zeros[0]! > many) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1250';
  }
}

/** The text, its mark too where it is UTF-8: the log has the digest of the file. Null where it cannot be written so. */
export function decoded(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return null;
  }
}
