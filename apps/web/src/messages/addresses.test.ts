import { describe, expect, it } from '@jest/globals';
import { addressIn, inLanguage, isAt, partsOfAddress } from './addresses.js';

const { input, output } = inLanguage('hu') as Required<ReturnType<typeof inLanguage>>;
const read = (address: string): string => (input({ url: new URL(address, 'https://office.example') }) as URL).pathname;
const written = (page: string): string => (output({ url: new URL(page, 'https://office.example') }) as URL).pathname;

describe('an address and its page', () => {
  it.each([
    ['/hu', '/'],
    ['/hu/cup/2026', '/cup/2026'],
    ['/hu/hu', '/hu'],
  ])('%s is the page %s in Hungarian, both ways', (address, page) => {
    expect(read(address)).toBe(page);
    expect(written(page)).toBe(address);
    expect(addressIn('hu', page)).toBe(address);
  });

  it.each(['/de/cup/2026', '/hungarian', '/cup/2026', '/'])(
    '%s is no page here: it is in another language, or in none',
    (address) => {
      expect(read(address)).toBe(`/-${address}`);
    },
  );

  it('keeps what stands behind the path', () => {
    const address = new URL('https://office.example/hu/matches?order=best#game-3');
    expect((input({ url: address }) as URL).href).toBe('https://office.example/matches?order=best#game-3');
  });
});

describe('the page at an address in whichever language', () => {
  it.each([
    ['/hu', { language: 'hu', page: '/' }],
    ['/de/cup/2026', { language: 'de', page: '/cup/2026' }],
    ['/en/en', { language: 'en', page: '/en' }],
    ['/hungarian', null],
    ['/cup/2026', null],
    ['/', null],
  ])('%s is %j', (path, parts) => {
    expect(partsOfAddress(path)).toEqual(parts);
  });

  it('is asked for by its address without the language', () => {
    expect(isAt('/hu/sheets/1', /^\/sheets(?:\/|$)/)).toBe(true);
    expect(isAt('/hu/sheetsandmore', /^\/sheets(?:\/|$)/)).toBe(false);
    expect(isAt('/sheets', /^\/sheets(?:\/|$)/)).toBe(false);
  });
});
