import { createHmac } from 'node:crypto';

/** Secrets are written with this before them, so that programs that look for leaked ones know them. */
const PREFIX = 'whsec_';

export function writtenSecret(secret: Uint8Array): string {
  return PREFIX + Buffer.from(secret).toString('base64');
}

/**
 * The headers that sign a message, as the Standard Webhooks specification (version 1) has them.
 * @param id of the message, the same for every attempt
 * @param seconds since 1970
 * @param secrets of the receiver: one, or while they change both
 */
export function signedHeaders(
  id: string,
  seconds: number,
  body: string,
  secrets: readonly Uint8Array[],
): Readonly<Record<string, string>> {
  const signatures = secrets.map((secret) => {
    const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64');
    return `v1,${signature}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
