import { createHash } from 'node:crypto';

/** SHA-256 of bytes that come one after the other, by Node: many times as fast as what runs everywhere. */
export class Sha256 {
  private readonly hash = createHash('sha256');

  /** @param part a text counts by its UTF-8 bytes */
  update(part: string | Uint8Array): this {
    this.hash.update(part);
    return this;
  }

  /** The 32 bytes. Nothing can be added behind them. */
  digest(): Uint8Array {
    return this.hash.digest();
  }
}
