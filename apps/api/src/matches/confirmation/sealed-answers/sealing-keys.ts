import { createHash, type webcrypto } from 'node:crypto';
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { Injectable } from '@nestjs/common';
import type { OfficeKey } from '../../../platform/office-keys/office-keys.js';
import { OfficeKeys } from '../../../platform/office-keys/office-keys.js';
import { type Answer, type AnswerFormat, answerFormats, partsOf, readAnswer } from './sealed-text.js';
import type { SealingKey } from './sealed.types.js';

/** A sealed answer after opening; `answer` is null where it could not be opened. */
export interface OpenedAnswer {
  /** SHA-256 of the sealed bytes: base64 can be written in several ways, which are not several answers. */
  readonly digest: Uint8Array<ArrayBuffer>;
  readonly answer: Answer | null;
}

/** Length of the sender's part, an uncompressed point of P-256. */
const ENCAPSULATED = 65;

/** The key pair to which phones without a network seal what is said on them (RFC 9180), made of the office's key. */
@Injectable()
export class SealingKeys {
  private readonly suite = new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes256Gcm(),
  });
  private readonly pairs = new Map<string, Promise<webcrypto.CryptoKeyPair>>();

  constructor(private readonly keys: OfficeKeys) {}

  /** For what is sealed from now on; null where the office has no key. */
  async present(): Promise<SealingKey | null> {
    const key = this.keys.present;
    if (key === null) return null;
    const { publicKey } = await this.pairOf(key);
    const bytes = await this.suite.kem.serializePublicKey(publicKey);
    return { id: key.id, publicKey: Buffer.from(bytes).toString('base64url') };
  }

  async open(text: string): Promise<OpenedAnswer> {
    const { keyId, bytes } = partsOf(text);
    const digest = new Uint8Array(createHash('sha256').update(bytes).digest());
    const key = this.keys.find(keyId);
    if (key === null || bytes.length <= ENCAPSULATED) return { digest, answer: null };
    const { privateKey } = await this.pairOf(key);
    for (const format of answerFormats) {
      const text = await this.openAs(format, privateKey, bytes);
      if (text !== null) return { digest, answer: readAnswer(text, format) };
    }
    return { digest, answer: null };
  }

  /** null of what was sealed in another format or to another key, or altered on its way. */
  private async openAs(
    format: AnswerFormat,
    recipientKey: webcrypto.CryptoKey,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<string | null> {
    const enc = bytes.slice(0, ENCAPSULATED).buffer;
    const info = new TextEncoder().encode(format).buffer;
    try {
      const plain = await this.suite.open({ recipientKey, enc, info }, bytes.slice(ENCAPSULATED).buffer);
      return new TextDecoder().decode(plain);
    } catch {
      return null;
    }
  }

  private pairOf(key: OfficeKey): Promise<webcrypto.CryptoKeyPair> {
    const known = this.pairs.get(key.id);
    if (known !== undefined) return known;
    const seed = new Uint8Array(key.sealingSeed());
    const made = this.suite.kem.deriveKeyPair(seed.buffer);
    this.pairs.set(key.id, made);
    return made;
  }
}
