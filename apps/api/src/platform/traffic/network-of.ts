import { isIPv6 } from 'node:net';

/** What requests are counted by: a person with an IPv6 address usually has the whole network of 64 bits. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [front = '', back] = address.split('::');
  const [first, last] = [front, back ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = back === undefined ? 0 : 8 - first!.length - last!.length;
  return [...first!, ...Array<string>(zeros).fill('0'), ...last!].slice(0, 4).join(':');
}
