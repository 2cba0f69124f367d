import { describe, expect, it } from '@jest/globals';
import { seasonOfSheet } from '@tarokk/competition';

const seasonOfSide = (id: string): number | undefined => ({ p1: 2025, p2: 2025, q1: 2026 })[id];

describe('the season of a sheet', () => {
  it('D9 is the year of its day', () => {
    const sheet = { date: '2025-12-31', sides: ['p1', 'p2'], competitions: ['championship'] } as const;
    expect(seasonOfSheet(sheet, seasonOfSide)).toBe(2025);
    expect(seasonOfSheet({ ...sheet, date: '2026-01-10' }, seasonOfSide)).toBe(2026);
  });

  it('D51 is that of the pairs for a match of the cup in the year after the draw', () => {
    const sheet = { date: '2026-01-10', sides: ['p1', 'p2'], competitions: ['cup'] } as const;
    expect(seasonOfSheet(sheet, seasonOfSide)).toBe(2025);
    expect(seasonOfSheet({ ...sheet, sides: ['p1', 'q1'] }, seasonOfSide)).toBe(2026);
    expect(seasonOfSheet({ ...sheet, sides: ['p1', 'stranger'] }, seasonOfSide)).toBe(2026);
    expect(seasonOfSheet({ ...sheet, date: '2027-01-10' }, seasonOfSide)).toBe(2027);
  });
});
