import { expect, it } from '@jest/globals';
import { behindTheLeader, bestChances, neededForSecond } from './race.js';

const row = (rank: number, name: string, pointsByMonth: readonly number[], matches: number, remaining: number) => {
  const points = pointsByMonth.reduce((sum, each) => sum + each, 0);
  const average = matches === 0 ? null : points / matches;
  return { rank, team: { id: name, name }, points, average, remaining, pointsByMonth };
};

const rows = [
  row(1, 'Kites', [50, 150], 3, 37),
  row(2, 'Owls', [100, 80], 2, 5),
  row(3, 'Wasps', [0, 60], 1, 10),
  row(4, 'Idle', [0, 0], 0, 40),
];

it('9 whoever led in a month is 0 behind, all are so at the beginning', () => {
  expect(behindTheLeader(rows).map(({ rank, distances }) => [rank, distances])).toEqual([
    [1, [0, 50, 0]],
    [2, [0, 0, 20]],
    [3, [0, 100, 140]],
    [4, [0, 100, 200]],
  ]);
  expect(behindTheLeader([])).toEqual([]);
});

it('9 has no more than five lines, and the best of all teams above them', () => {
  const sixth = row(6, 'Early', [500, 0], 6, 0);
  expect(behindTheLeader([...rows, row(5, 'Five', [0, 0], 1, 0), sixth]).map(({ distances }) => distances[1])).toEqual([
    450, 400, 500, 500, 500,
  ]);
});

it('9 D17 to become second a team needs what the second would end with, in the matches that are left', () => {
  expect(neededForSecond(rows[2]!, rows)).toMatchObject({ goal: 180 + 5 * 90, points: 570, each: 57 });
  expect(neededForSecond(rows[3]!, rows)).toMatchObject({ points: 630, each: 630 / 40 });
  expect([rows[0]!, rows[1]!].map((each) => neededForSecond(each, rows))).toEqual([null, null]);
  expect(neededForSecond({ ...rows[2]!, remaining: 0 }, rows)).toBeNull();
});

it('9 D16 where two share the first place, either is the second', () => {
  const shared = [rows[0]!, { ...rows[1]!, rank: 1 }, rows[2]!];
  expect(neededForSecond(rows[2]!, shared)).toMatchObject({ second: { team: { id: 'Owls' } } });
});

it('9 those have the best chance to end second who make the most above what they need, wherever they stand', () => {
  const second = row(2, 'Owls', [600], 10, 10);
  const field = [
    row(1, 'Kites', [900], 10, 10),
    second,
    ...[590, 580, 570, 560, 550].map((points, index) => row(3 + index, `Near ${index}`, [points], 10, 10)),
    // Behind them with fewer matches: 1200 - 520 from 12 is 56.7 a match, and it has made 65.
    row(8, 'Late', [520], 8, 12),
    row(9, 'Idle', [], 0, 20),
  ];
  const best = bestChances(field);
  expect(best.map(({ row: { team } }) => team.name)).toEqual(['Late', 'Near 0', 'Near 1', 'Near 2', 'Near 3']);
  expect(best.map(({ ahead }) => Math.round(ahead!))).toEqual([8, -2, -4, -6, -8]);
  expect(best[0]).toMatchObject({ row: { average: 65 }, second });
  expect(bestChances(rows).map(({ row: { team }, ahead }) => [team.name, ahead])).toEqual([
    ['Wasps', 3],
    ['Idle', null],
  ]);
});
