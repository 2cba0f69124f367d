import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';

const FORMAT = 'scrypt aes-256-gcm';
/** Costs of scrypt: about a tenth of a second and 64 MiB for each passphrase that somebody tries. */
const COST = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 } as const;

/** The key of the office as a text that only the passphrase opens. */
export async function encryptKey(key: string, passphrase: string): Promise<string> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', await derived(passphrase, salt), nonce);
  const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
  const parts = { salt, nonce, text, tag: cipher.getAuthTag() };
  const written = Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')]));
  return `${JSON.stringify({ format: FORMAT, ...written }, null, 2)}\n`;
}

/** Null when it is another passphrase, or the text is not what it was. */
export async function decryptKey(encrypted: string, passphrase: string): Promise<string | null> {
  try {
    const { format, ...parts } = JSON.parse(encrypted) as Record<string, string>;
    if (format !== FORMAT) return null;
    const bytes = (name: string): Buffer => Buffer.from(parts[name]!, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', await derived(passphrase, bytes('salt')), bytes('nonce'), {
      authTagLength: 16,
    });
    decipher.setAuthTag(bytes('tag'));
    return Buffer.concat([decipher.update(bytes('text')), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function derived(passphrase: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, COST, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
