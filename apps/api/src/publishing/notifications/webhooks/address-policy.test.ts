import { describe, expect, it } from '@jest/globals';
import { AddressPolicy } from './address-policy.js';
import { readWebhookUrl } from './webhook-url.js';

const strict = new AddressPolicy({ networks: [] });
const settings = { http: false, ports: [443], networks: [], seconds: 1 };

describe('the addresses of webhooks', () => {
  it.each(['93.184.216.34', '1.1.1.1', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450::1'])(
    'may be %s',
    (address) => {
      expect(strict.permits(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    'fec0::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    '100::1',
    '3fff::1',
    '4000::1',
    'fe80::1%eth0',
    'localhost',
    '127.1',
    '',
    '1.2.3',
  ])('are never %s', (address) => {
    expect(strict.permits(address)).toBe(false);
  });

  it('may be inner ones of networks that are allowed, and of no others', () => {
    const policy = new AddressPolicy({ networks: ['10.1.0.0/16', 'fd00:1::/64'] });
    expect(['10.1.2.3', 'fd00:1::5'].map((address) => policy.permits(address))).toEqual([true, true]);
    expect(['10.2.2.3', 'fd00:2::5', '::ffff:10.1.2.3'].map((address) => policy.permits(address))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the URL of a webhook', () => {
  it('is kept as the parser writes it, without a fragment', () => {
    expect(readWebhookUrl('HTTPS://Example.ORG/a/../hook?x=1#here', settings)).toEqual({
      ok: true,
      url: new URL('https://example.org/hook?x=1'),
    });
  });

  it.each([
    ['https://0177.0.0.1/', 'inner'],
    ['https://0x7f000001/', 'inner'],
    ['https://2130706433/', 'inner'],
    ['https://127.1/', 'inner'],
    ['https://①②⑦.0.0.1/', 'inner'],
    ['https://[::ffff:7f00:1]/', 'inner'],
    ['https://localhost/', 'inner'],
    ['https://database.localhost./', 'inner'],
    ['https://router.local/', 'inner'],
    ['https://metadata.google.internal/', 'inner'],
    ['http://example.org/', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['https://name@example.org/', 'credentials'],
    ['https://example.org:8080/', 'port'],
    ['https://', 'malformed'],
    ['//example.org/', 'malformed'],
  ])('is not %s', (text, fault) => {
    expect(readWebhookUrl(text, settings)).toEqual({ ok: false, fault });
  });

  it('may begin with http, and have other ports, where the office allows it', () => {
    const open = { ...settings, http: true, ports: [443, 8080] };
    expect(readWebhookUrl('http://example.org:8080/', open).ok).toBe(true);
    expect(readWebhookUrl('http://example.org/', open).ok).toBe(true);
  });
});
