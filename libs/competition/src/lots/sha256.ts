const BLOCK_BYTES = 64;
const BYTES_OF_LENGTH = 8;

/** First 32 bits of the fractional parts of the square roots of the first 8 primes (FIPS 180-4, 5.3.3). */
const beginning = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

/** The same of the cube roots of the first 64 primes (4.2.2); written down, for the last bits of Math.cbrt are not laid down. */
const constants = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];

/**
 * SHA-256 (FIPS 180-4) of the UTF-8 bytes of a text, as 64 lower-case hexadecimal digits. Written out here because the library
 * runs in browsers, where the platform's own is asynchronous, and depends on nothing.
 */
export function sha256(message: string): string {
  const blocks = padded(new TextEncoder().encode(message));
  const hash = Uint32Array.from(beginning);
  for (let offset = 0; offset < blocks.byteLength; offset += BLOCK_BYTES) mixIn(blocks, offset, hash);
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** The bytes, a one bit, zeros, and at the end of the last block the length in bits. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 1 + BYTES_OF_LENGTH) / BLOCK_BYTES) * BLOCK_BYTES;
  const blocks = new Uint8Array(length);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setBigUint64(length - BYTES_OF_LENGTH, BigInt(bytes.length) * 8n);
  return view;
}

function mixIn(blocks: DataView, offset: number, hash: Uint32Array): void {
  const schedule = new Uint32Array(64);
  for (let t = 0; t < 16; t++) schedule[t] = blocks.getUint32(offset + 4 * t);
  for (let t = 16; t < 64; t++) {
    const [early, late] = [schedule[t - 15]!, schedule[t - 2]!];
    const sigma0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const sigma1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[t] = schedule[t - 16]! + sigma0 + schedule[t - 7]! + sigma1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + constants[t]! + schedule[t]!) | 0;
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = hash[place]! + word));
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
