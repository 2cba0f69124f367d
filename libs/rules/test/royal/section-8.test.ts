import { describe, expect, it } from '@jest/globals';
import { matchPoints } from '../../src/royal/verification/verify.js';
import { record, verified, type Json } from './notation/game.js';
import { sheet } from './notation/sheet.js';

/** Attackers 60 + 20 + 15 = 95; defenders 50 + 20 + 20 = 90, and Obscur: 95. */
function evenGame(attackers: 'A' | 'B', lostByAttackers = ''): Json {
  const attack = `${attackers}: 10 tarocks, 1 honour\n${lostByAttackers}`;
  const defence = `${attackers === 'A' ? 'B' : 'A'}: 12 tarocks, 1 honour, T18 T17 T16\n silent: obscur`;
  return sheet(attackers === 'A' ? `${attack}\n${defence}` : `${defence}\n${attack}`, attackers);
}

describe('8 the match', () => {
  it('8 the raw points of eight games are added and divided by eight, rounded down: 760 : 759 → 95 : 94', () => {
    const games = Array.from({ length: 8 }, (_, index) => evenGame(index % 2 === 0 ? 'B' : 'A'));
    games[2] = evenGame('B', 'collector: visi lost');
    const match = verified(record(games, { kind: 'match' }));
    expect(match.points).toEqual({ A: 760, B: 759 });
    expect(match.match).toEqual({ A: 95, B: 94 });
    expect(match.verdict).toBe('consistent');
  });

  it.each([
    [0, 0],
    [7, 0],
    [8, 1],
    [759, 94],
    [760, 95],
    [767, 95],
    [768, 96],
  ])('8 %i raw points are %i match points', (raw, points) => {
    expect(matchPoints([raw, raw])).toEqual([points, points]);
  });

  it.each([
    ['extra-time', 2],
    ['open', 3],
    ['variant', 8],
  ])('8 a record of the kind %s has raw points only', (kind, length) => {
    const games = Array.from({ length }, (_, index) => evenGame(index % 2 === 0 ? 'B' : 'A'));
    expect(verified(record(games, { kind }))).toMatchObject({
      points: { A: 95 * length, B: 95 * length },
      match: null,
    });
  });

  it('8 a record without a kind is a match of eight games', () => {
    const games = Array.from({ length: 8 }, (_, index) => evenGame(index % 2 === 0 ? 'B' : 'A'));
    const { kind: _kind, ...match } = record(games);
    expect(verified(match).match).toEqual({ A: 95, B: 95 });
  });
});
