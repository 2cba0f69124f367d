import { isIP } from 'node:net';
import type { WebhookSettings } from '../../../platform/configuration/delivery-settings.js';
import { AddressPolicy } from './address-policy.js';

export type UrlFault = 'malformed' | 'scheme' | 'credentials' | 'port' | 'inner';

export type ReadUrl = { readonly ok: true; readonly url: URL } | { readonly ok: false; readonly fault: UrlFault };

/** Names that lead to this machine or stay within a network, by RFC 6761, 6762 and 8375 and by use. */
const INNER_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/;

/** A URL as it is kept: the parser has brought every way of writing an address into one. */
export function readWebhookUrl(text: string, settings: WebhookSettings): ReadUrl {
  if (text.length > 2000 || !URL.canParse(text)) return { ok: false, fault: 'malformed' };
  const url = new URL(text);
  const isHttp = url.protocol === 'http:';
  if (url.protocol !== 'https:' && !(isHttp && settings.http)) return { ok: false, fault: 'scheme' };
  if (url.username !== '' || url.password !== '') return { ok: false, fault: 'credentials' };
  const port = url.port === '' ? (isHttp ? 80 : 443) : Number(url.port);
  if (!settings.ports.includes(port) && !(isHttp && port === 80)) return { ok: false, fault: 'port' };
  const address = literalAddress(url);
  // Other names are resolved when the message is sent, because they may lead to another address then.
  const isInner =
    address === null
      ? settings.networks.length === 0 && INNER_NAME.test(url.hostname)
      : !new AddressPolicy(settings).permits(address);
  if (isInner) return { ok: false, fault: 'inner' };
  url.hash = '';
  return { ok: true, url };
}

/** The address that stands in a URL in place of a name; null for a name. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
}
