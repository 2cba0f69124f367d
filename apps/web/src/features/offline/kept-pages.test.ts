import { describe, expect, it } from '@jest/globals';
import { asKept, isToBeKept, type KeptPage, pageIn, staying } from './kept-pages.js';

const DAY = 24 * 3600_000;
const page = (address: string, at: number): KeptPage => ({ address, title: address, at, files: [] });

describe('pages that a device keeps for when there is no network', () => {
  it.each([
    ['/hu/rules/royal-tarokk', true],
    ['/en/announcements', true],
    ['/de/announcements/pagat-ultimo', true],
    ['/en/matches/0a', true],
    ['/en/matches/0a/games/3', true],
    ['/en/matches', false],
    ['/en/account', false],
    ['/en/jury/matches/0a', false],
    ['/en/sheets/confirm/0a', false],
    ['/en/embed/matches/0a/games/3', false],
    ['/rules/royal-tarokk', false],
  ])('are rules, announcements, matches and their games: %s %s', (path, isSo) => {
    expect(isToBeKept(path)).toBe(isSo);
  });

  it('are at most thirty, those that were read last', () => {
    const many = Array.from({ length: 40 }, (_, index) => page(String(index), index));
    const stay = staying(many, 40).map(({ address }) => address);
    expect(stay).toHaveLength(30);
    expect([stay[0], stay.at(-1)]).toEqual(['39', '10']);
  });

  it('are at most thirty days old', () => {
    const pages = [page('old', 0), page('young', 1)];
    expect(staying(pages, 30 * DAY)).toHaveLength(2);
    expect(staying(pages, 30 * DAY + 1).map(({ address }) => address)).toEqual(['young']);
  });

  it('say themselves that they are kept, and what they are, in any letters', async () => {
    const known = page('/hu/matches/0a', 5);
    const headers = new Headers({ 'content-security-policy': "default-src 'self'", 'content-encoding': 'br' });
    const kept = asKept('<!doctype html><html lang="hu">', headers, { ...known, title: 'Őszi „kör”' });
    expect(pageIn(kept)).toEqual({ ...known, title: 'Őszi „kör”' });
    expect(kept.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(kept.headers.get('content-encoding')).toBeNull();
    const once = await kept.text();
    expect(once).toBe('<!doctype html><html data-kept lang="hu">');
    expect(await asKept(once, kept.headers, known).text()).toBe(once);
  });

  it('are told from the files that they need', () => {
    expect(pageIn(new Response('a script'))).toBeNull();
    expect(pageIn(undefined)).toBeNull();
  });
});
