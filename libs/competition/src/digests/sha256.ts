const BLOCK_BYTES = 64;
const BYTES_OF_LENGTH = 8;

/** First 32 bits of the fractional parts of the square roots of the first 8 primes (FIPS 180-4, 5.3.3). */
const beginning = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

/** The same of the cube roots of the first 64 primes (4.2.2); written down, for the last bits of Math.cbrt are not laid down. */
const constants = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);

/**
 * SHA-256 (FIPS 180-4) of bytes that come one after the other. Written out here because the libraries run in browsers, where the
 * platform's own is asynchronous and takes no parts, and depend on nothing.
 */
export class Sha256 {
  private readonly hash = Int32Array.from(beginning);
  private readonly schedule = new Int32Array(64);
  private readonly block = new Uint8Array(BLOCK_BYTES);
  private readonly view = new DataView(this.block.buffer);
  /** Bytes that wait in the block. */
  private waiting = 0;
  private length = 0;

  /** @param part a text counts by its UTF-8 bytes */
  update(part: string | Uint8Array): this {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    this.length += bytes.length;
    for (let at = 0; at < bytes.length;) {
      const taken = Math.min(BLOCK_BYTES - this.waiting, bytes.length - at);
      this.block.set(bytes.subarray(at, at + taken), this.waiting);
      this.waiting += taken;
      at += taken;
      if (this.waiting === BLOCK_BYTES) this.takeBlock();
    }
    return this;
  }

  /** The 32 bytes. Nothing can be added behind them. */
  digest(): Uint8Array {
    const bits = BigInt(this.length) * 8n;
    // A one bit, zeros, and at the end of the last block the length in bits.
    this.block[this.waiting++] = 0x80;
    if (this.waiting > BLOCK_BYTES - BYTES_OF_LENGTH) {
      this.block.fill(0, this.waiting);
      this.takeBlock();
    }
    this.block.fill(0, this.waiting);
    this.view.setBigUint64(BLOCK_BYTES - BYTES_OF_LENGTH, bits);
    this.takeBlock();
    const digest = new Uint8Array(4 * this.hash.length);
    const view = new DataView(digest.buffer);
    this.hash.forEach((word, place) => view.setInt32(4 * place, word));
    return digest;
  }

  private takeBlock(): void {
    mixIn(this.view, this.schedule, this.hash);
    this.waiting = 0;
  }
}

/** SHA-256 of the UTF-8 bytes of a text, as 64 lower-case hexadecimal digits. */
export function sha256(message: string): string {
  return Array.from(new Sha256().update(message).digest(), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function mixIn(block: DataView, schedule: Int32Array, hash: Int32Array): void {
  for (let t = 0; t < 16; t++) schedule[t] = block.getInt32(4 * t);
  for (let t = 16; t < 64; t++) {
    const early = schedule[t - 15]!;
    const late = schedule[t - 2]!;
    const sigma0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const sigma1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[t] = (schedule[t - 16]! + sigma0 + schedule[t - 7]! + sigma1) | 0;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let t = 0; t < 64; t++) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + constants[t]! + schedule[t]!) | 0;
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
