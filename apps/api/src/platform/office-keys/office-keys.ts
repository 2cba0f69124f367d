import { createHash, createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { type Configuration, CONFIGURATION } from '../configuration/configuration.js';

export interface OfficeKey {
  /** Identifies the key, and tells nothing of its content. */
  readonly id: string;
  /** The secret of a webhook, 32 bytes. @param number of the secret: each is another */
  readonly secretOf: (webhookId: string, number: number) => Uint8Array;
  /** What the key pair is made of to which answers are sealed, 32 bytes. */
  readonly sealingSeed: () => Uint8Array;
}

/** Beside the embedded database, which has a folder of its own that no other database has. */
const FILE = 'office.key';

/**
 * The keys of the office, from which the secrets of webhooks and the key to sealed answers are derived: the database holds
 * nothing that would let its reader sign as the office, or read a PIN.
 */
@Injectable()
export class OfficeKeys {
  private readonly keys: readonly OfficeKey[];

  constructor(@Inject(CONFIGURATION) { delivery, databaseUrl, dataDirectory }: Configuration) {
    const texts = delivery.keys ?? (databaseUrl === null ? [ownKey(dataDirectory)] : []);
    this.keys = texts.map(officeKey);
  }

  /** For new secrets; null without a key: then there are no webhooks, and nothing can be sealed. */
  get present(): OfficeKey | null {
    return this.keys[0] ?? null;
  }

  /** @param id as `OfficeKey.id` */
  find(id: string): OfficeKey | null {
    return this.keys.find((key) => key.id === id) ?? null;
  }
}

function officeKey(text: string): OfficeKey {
  return {
    id: createHash('sha256').update(`office key ${text}`).digest('hex').slice(0, 16),
    secretOf: (webhookId, number) => createHmac('sha256', text).update(`webhook ${webhookId} ${number}`).digest(),
    sealingSeed: () => createHmac('sha256', text).update('sealed answers').digest(),
  };
}

/** Made once; of several processes that make one at the same time the first wins. */
function ownKey(folder: string): string {
  const file = join(folder, FILE);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}
