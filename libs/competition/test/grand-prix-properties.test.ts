import { equal, ok } from 'node:assert/strict';
import { describe, expect, it } from '@jest/globals';
import { definitionOf, languages, say } from '@tarokk/rules';
import { grandPrixTable, type Criterion, type GrandPrixStanding } from '@tarokk/competition';
import { randomEvent } from './making/grand-prix.js';
import { holdsAlways, randoms } from '../../../test/support/property.js';

type Key = readonly (readonly [by: Criterion['by'], value: number])[];

/** Everything that places a pair of a closed event, the most important first, as numbers of which the higher is better. */
function keyOf({ matches, total, raws, trophies }: GrandPrixStanding): Key {
  return [
    ['matches', Math.min(3, matches)],
    ['total', total],
    ['best', raws[0] ?? 0],
    ['second-best', raws[1] ?? 0],
    ...Array.from({ length: 12 }, (_, index) => {
      const trophy = trophies[index];
      return ['trophy', trophy === undefined ? 0 : definitionOf(trophy).trophy!.rank] as const;
    }),
  ];
}

describe('properties of the table of a Grand Prix', () => {
  it('11.3 is a total order but for real equality: a rank is shared if and only if everything is equal', () => {
    holdsAlways(75, randoms, (random) => {
      const { pairs, matches } = randomEvent(random);
      const { rows } = grandPrixTable(pairs, matches, true);
      expect(rows).toHaveLength(pairs.length);
      rows.forEach((row, index) => {
        for (const other of rows.slice(index + 1)) {
          const [ours, theirs] = [keyOf(row.standing), keyOf(other.standing)];
          const differing = ours.findIndex(([, value], place) => value !== theirs[place]![1]);
          if (differing === -1) equal(row.rank, other.rank);
          else {
            ok(row.rank < other.rank);
            ok(ours[differing]![1] > theirs[differing]![1]);
          }
        }
      });
    });
  });

  it('11.3 does not depend on the order in which pairs and matches come, nor on who is called A', () => {
    holdsAlways(50, randoms, (random) => {
      const { pairs, matches } = randomEvent(random);
      const turned = matches.map((match) =>
        random.chance(50, 100)
          ? {
              ...match,
              sides: [match.sides[1], match.sides[0]] as const,
              raw: [match.raw[1], match.raw[0]] as const,
              trophies: [match.trophies[1], match.trophies[0]] as const,
            }
          : match,
      );
      const closed = random.chance(50, 100);
      expect(grandPrixTable(random.shuffled(pairs), random.shuffled(turned), closed)).toEqual(
        grandPrixTable(pairs, matches, closed),
      );
    });
  });

  it('11.3 every explanation names the criterion that decides against its neighbour, and both values of it', () => {
    const seen = new Set<string>();
    holdsAlways(75, randoms, (random) => {
      const { pairs, matches } = randomEvent(random);
      const { rows } = grandPrixTable(pairs, matches, true);
      for (const { standing, reason, sentence } of rows) {
        for (const language of languages) expect(say(sentence, language)).not.toMatch(/[{}]/);
        seen.add(reason.decidedBy);
        if (!('criterion' in reason)) continue;
        const other = rows.find(({ pair }) => pair.id === reason.against)!;
        const [ours, theirs] = [keyOf(standing), keyOf(other.standing)];
        const differing = ours.findIndex(([, value], place) => value !== theirs[place]![1]);
        expect(ours[differing]![0]).toBe(reason.decidedBy);
        const { criterion } = reason;
        const valueOf = (value: typeof criterion.ours): number =>
          typeof value === 'string' ? definitionOf(value).trophy!.rank : (value ?? 0);
        expect([valueOf(criterion.ours), valueOf(criterion.theirs)]).toEqual([
          ours[differing]![1],
          theirs[differing]![1],
        ]);
        expect(say(sentence, 'en')).toContain(other.pair.name);
      }
    });
    expect(seen).toEqual(new Set(['matches', 'total', 'best', 'second-best', 'trophy', 'shared']));
  });

  it('11.1 totals are the sums of the matches that count', () => {
    holdsAlways(100, randoms, (random) => {
      const { pairs, matches } = randomEvent(random);
      for (const { pair, standing } of grandPrixTable(pairs, matches, true).rows) {
        let sum = 0;
        for (const { sides, raw, countsOnlyFor } of matches) {
          if (countsOnlyFor === null || countsOnlyFor === pair.id)
            sum += sides[0] === pair.id ? raw[0] : sides[1] === pair.id ? raw[1] : 0;
        }
        expect(standing.total).toBe(sum);
      }
    });
  });
});
