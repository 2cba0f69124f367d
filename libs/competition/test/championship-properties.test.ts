import { describe, expect, it } from '@jest/globals';
import { Random } from '@tarokk/rules';
import { courseTable, tableAsOf, tableOf } from '@tarokk/competition';
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

  it('8 D9 D16 how a team came to its place adds up: months to its points, and its change of rank to its rank then', () => {
    holdsAlways(200, seeds, (seed) => {
      const { teams, matches } = randomSeason(seed);
      const [asOf, since] = ['2026-09-15', '2026-04-30'];
      const { rows } = courseTable(2026, teams, matches, { asOf, since, today: '2026-12-31' });
      const then = new Map(tableAsOf(2026, teams, matches, since).map((row) => [row.team.id, row]));
      expect(rows).toMatchObject(tableAsOf(2026, teams, matches, asOf));
      for (const { team, rank, points, matches: played, course } of rows) {
        expect(course.pointsByMonth).toHaveLength(9);
        expect(course.pointsByMonth.reduce((sum, each) => sum + each, 0)).toBe(points);
        expect(course.lastResults).toHaveLength(Math.min(5, played));
        const before = then.get(team.id)!;
        expect(course.change).toBe(before.matches === 0 ? null : before.rank - rank);
      }
      const other = new Random(seed + 1);
      expect(courseTable(2026, teams, other.shuffled(matches), { asOf, since, today: asOf }).rows).toEqual(rows);
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
