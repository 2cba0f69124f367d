import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { entriesOfOldList, idOf, listKey, originIn, placedBy, readOldList, trophiesOf } from '@tarokk/competition';
import { eightGames } from './making/records.js';
import { newSheet, official } from './making/sheets.js';

describe('34 the id of a trophy', () => {
  it('34 is a UUID of version 8 (RFC 9562), of the SHA-256 of what it is made from', () => {
    for (const origin of ['', 'a', 'm/2/3/golgotha', 'ő'.repeat(200)]) {
      const hash = createHash('sha256').update(origin).digest().subarray(0, 16);
      hash[6] = (hash[6]! & 0x0f) | 0x80;
      hash[8] = (hash[8]! & 0x3f) | 0x80;
      expect(idOf(origin).replaceAll('-', '')).toBe(hash.toString('hex'));
      expect(idOf(origin)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  it('34 never changes: links, archives and the log have it', () => {
    expect(idOf('a72d19ad-f6b9-46de-a730-e40cadd308fc/6/3/moon-catch')).toBe('f7401435-001d-88e1-9bb2-b4fc855be50f');
    expect(idOf('old-35df702709c3d6d9/0000004')).toBe('c07cf775-1e01-8996-9c9a-6a99cf3abcfd');
    expect(idOf('d08ca24a-da71-4255-99ac-f06b2e312c4d/1')).toBe('3ebc53a2-e4a5-8423-af15-a7439d761e36');
  });

  it('34 is made from match, game, seat, trophy and, where a ruling lets two of a kind stand, their number', () => {
    const golgotha = { announce: 'golgotha', by: 'interceptor', result: 'won' } as const;
    const twice = newSheet({ record: eightGames({ 2: { B: [golgotha, golgotha] } }) });
    const entered = trophiesOf(official('m1', twice));
    expect(entered.map(({ origin }) => origin)).toEqual(['m1/2/2/golgotha', 'm1/2/2/golgotha/2']);
    expect(entered.map(({ id }) => id)).toEqual(entered.map(({ origin }) => idOf(origin)));
  });

  it('34 is made from the list and its line, of an entry of an old list (D50)', () => {
    const { lines } = readOldList('player,count\nAnna,3\nAnna,1', '2026-11-28');
    const { entries } = entriesOfOldList('old-1', lines, () => ['p1']);
    expect(entries.map(({ id }) => id)).toEqual([idOf('old-1/0000002'), idOf('old-1/0000003')]);
  });

  it('34, D48 follows from the key of its place, which has in words what it is made from', () => {
    const { lines } = readOldList('player,count,date\nAnna,3,1999-05-01\nAnna,1,', '2026-11-28');
    const { entries } = entriesOfOldList('old-1', lines, () => ['p1']);
    expect(entries.map(listKey).map(originIn)).toEqual(entries.map(({ origin }) => origin));
    expect(entries.map(listKey).map(placedBy)).toEqual(
      entries.map(({ id, place: { date } }) => ({ id, place: { date } })),
    );
  });
});
