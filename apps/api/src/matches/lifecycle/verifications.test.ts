import { describe, expect, it } from '@jest/globals';
import { Random, randomMatch } from '@tarokk/rules';
import { Verifications } from './verifications.js';

const record = randomMatch(new Random('verified'), { games: 1 });
const hashOf = (number: number): Uint8Array => Uint8Array.of(number >> 8, number & 255);

describe('results of verification', () => {
  it('are those of the sheet asked for: the same once more, those of an altered sheet made anew', () => {
    const verifications = new Verifications();
    const result = verifications.of(record, hashOf(1));
    expect(verifications.of(record, hashOf(1))).toBe(result);
    const claimed = { ...record, games: record.games.map((game) => ({ ...game, number: game.number + 1 })) };
    expect(verifications.of(claimed, hashOf(2))).not.toEqual(result);
  });

  it('are forgotten when two hundred others have been asked for since, and not before', () => {
    const verifications = new Verifications();
    const [first, second] = [verifications.of(record, hashOf(1)), verifications.of(record, hashOf(2))];
    for (let number = 3; number <= 200; number++) verifications.of(record, hashOf(number));
    expect(verifications.of(record, hashOf(1))).toBe(first);
    verifications.of(record, hashOf(201));
    expect(verifications.of(record, hashOf(2))).not.toBe(second);
    expect(verifications.of(record, hashOf(1))).toBe(first);
  });
});
