import { describe, expect, it } from '@jest/globals';
import { Random } from '@tarokk/rules';
import { tableOf } from '@tarokk/competition';
import { randomSeason } from './making/seasons.js';
import { holdsAlways, seeds } from '../../../test/support/property.js';

describe('properties of the championship', () => {
  it('9 the table does not depend on the order of the matches', () => {
    holdsAlways(200, seeds, (seed) => {
      const { teams, matches } = randomSeason(seed);
      const other = new Random(seed + 1);
      expect(tableOf(2026, other.shuffled(teams), other.shuffled(matches))).toEqual(tableOf(2026, teams, matches));
    });
  });

  it('D16 ranks are a total order of points: equal points and only those share a rank', () => {
    holdsAlways(200, seeds, (seed) => {
      const { teams, matches } = randomSeason(seed);
      const table = tableOf(2026, teams, matches);
      expect(table).toHaveLength(teams.length);
      table.forEach((row, index) => {
        expect(row.rank).toBe(1 + table.filter(({ points }) => points > row.points).length);
        if (index > 0) expect(table[index - 1]!.points).toBeGreaterThanOrEqual(row.points);
      });
    });
  });
});
