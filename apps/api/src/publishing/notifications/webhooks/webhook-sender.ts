import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { WebhookSettings } from '../../../platform/configuration/delivery-settings.js';
import { AddressPolicy } from './address-policy.js';
import { literalAddress, readWebhookUrl } from './webhook-url.js';

/** What came of sending a message. */
export type Sent =
  | { readonly kind: 'answered'; readonly status: number }
  /** It was not sent: its address leads where none may. */
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'failed'; readonly problem: string };

/** Finds the addresses of a name, as `dns.lookup` does. */
export type Resolve = (
  name: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void;

/** Bytes of an answer that are read, to be polite; nobody looks at them. */
const MOST_READ = 16_384;

/**
 * Sends messages to addresses that strangers have given. A name is resolved once for each message, every address that it has
 * is held against the policy, and to just these the connection is made, so that a name that says something else a moment later
 * changes nothing. Redirects are answers like others: nobody follows them. No proxy of the environment is used.
 */
export class WebhookSender {
  private readonly policy: AddressPolicy;

  /** @param resolve another one than the system's is for tests */
  constructor(
    private readonly settings: WebhookSettings,
    private readonly resolve: Resolve = dns.lookup,
  ) {
    this.policy = new AddressPolicy(settings);
  }

  async send(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<Sent> {
    // The settings may have become stricter since it was registered.
    const read = readWebhookUrl(address, this.settings);
    if (!read.ok) return { kind: 'refused', problem: `address: ${read.fault}` };
    try {
      return { kind: 'answered', status: await this.post(read.url, headers, body) };
    } catch (error) {
      if (error instanceof InnerAddress) return { kind: 'refused', problem: 'address: inner' };
      return { kind: 'failed', problem: wordFor(error as NodeJS.ErrnoException) };
    }
  }

  private post(url: URL, headers: Readonly<Record<string, string>>, body: string): Promise<number> {
    const { request } = url.protocol === 'http:' ? http : https;
    return new Promise((resolve, reject) => {
      const literal = literalAddress(url);
      if (literal !== null && !this.policy.permits(literal)) return reject(new InnerAddress());
      const sending = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          lookup: this.lookup,
          agent: false,
          signal: AbortSignal.timeout(this.settings.seconds * 1000),
        },
        (response) => {
          let read = 0;
          response.on('data', (chunk: Buffer) => {
            read += chunk.length;
            if (read > MOST_READ) response.destroy();
          });
          response.on('error', () => undefined);
          resolve(response.statusCode ?? 0);
        },
      );
      sending.on('error', reject);
      sending.end(body);
    });
  }

  private readonly lookup: LookupFunction = (name, { family, all }, callback) => {
    this.resolve(name, { family: family ?? 0, all: true, verbatim: true }, (error, addresses) => {
      if (error !== null) return callback(error, '');
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => this.policy.permits(address))) {
        return callback(new InnerAddress(), '');
      }
      return all === true ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

class InnerAddress extends Error {}

/** What happened, for the person who looks after the receiver: never what a machine behind it has said. */
function wordFor({ name, code = '' }: NodeJS.ErrnoException): string {
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  if (/^E[A-Z]+$/.test(code)) return code;
  return code.includes('CERT') || code.includes('TLS') || code.includes('SSL') || code.includes('ALTNAME')
    ? 'certificate'
    : 'no answer';
}
