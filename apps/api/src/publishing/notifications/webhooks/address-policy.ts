import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { WebhookSettings } from '../../../platform/configuration/delivery-settings.js';

/** Networks by their first address and bits. */
type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** What has been given out for the public Internet. All else of IPv6 is special, or will have a meaning that nobody knows yet. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Addresses that look public and lead inside: metadata of a cloud, and documentation. */
const special: readonly Network[] = [ipaddr.parseCIDR('168.63.129.16/32'), ipaddr.parseCIDR('3fff::/20')];

/** Decides which addresses a webhook may be sent to. */
export class AddressPolicy {
  private readonly allowed: readonly Network[];

  constructor({ networks }: Pick<WebhookSettings, 'networks'>) {
    this.allowed = networks.map((network) => ipaddr.parseCIDR(network));
  }

  /**
   * Whether an address is one of the public Internet, or of a network that is allowed. Not public are those of this machine,
   * of private networks, of links, of carriers, of groups, and whatever has an IPv4 address within (mapped, translated, 6to4,
   * Teredo), for it may be one of those.
   * @param address as the resolver or a URL writes it, without brackets
   */
  permits(address: string): boolean {
    if (isIP(address) === 0) return false;
    const parsed = ipaddr.parse(address);
    if (this.allowed.some((network) => isWithin(parsed, network))) return true;
    if (parsed.range() !== 'unicast' || special.some((network) => isWithin(parsed, network))) return false;
    return parsed.kind() === 'ipv4' || isWithin(parsed, globalUnicast);
  }
}

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}
