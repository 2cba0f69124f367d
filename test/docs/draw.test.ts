import { describe, expect, it } from '@jest/globals';
import { drawCup, drawText, type CupEntry } from '@tarokk/competition';
import { readText } from './rulebook.js';

const document = readText('docs/draw.md');

function entriesNamed(names: readonly string[]): readonly CupEntry[] {
  return names.map((name, index) => ({ id: `pair-${index}`, name, players: [`${index}a`, `${index}b`] }));
}

describe('the draw as documented', () => {
  it('D28 the example of docs/draw.md is what is drawn from its own list and seed', () => {
    const example = /```text\n([^]*?)```/.exec(document)![1]!;
    const seed = /^seed (.*)$/m.exec(example)![1]!;
    const names = [...example.matchAll(/^\d+ [0-9a-f]{64} (.*)$/gm)].map(([, name]) => name!);
    expect(drawText(drawCup(2026, entriesNamed(names), seed))).toBe(example);
  });

  it('D27 byes come to the ties in the documented order', () => {
    const rows = [...document.matchAll(/^ *\| (\d+) +\| ([\d, ]+?) *\|$/gm)];
    expect(rows.map(([, ties]) => Number(ties))).toEqual([8, 4, 2]);
    for (const [, ties, order] of rows) {
      const documented = order!.split(', ').map(Number);
      expect(documented).toHaveLength(Number(ties) - 1);
      documented.forEach((_, index) => {
        const byes = index + 1;
        const names = Array.from({ length: 2 * Number(ties) - byes }, (_none, number) => `Pair ${number}`);
        const { places } = drawCup(2026, entriesNamed(names), 'any seed');
        const lower = places.flatMap((pair, place) => (pair === null ? [(place + 1) / 2] : []));
        expect(lower).toEqual(documented.slice(0, byes).toSorted((a, b) => a - b));
      });
    }
  });
});
