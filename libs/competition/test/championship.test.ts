import { describe, expect, it } from '@jest/globals';
import { languages, say } from '@tarokk/rules';
import {
  championshipMatch,
  matchLimit,
  outcomeOf,
  placesLeft,
  standingsOf,
  tableAsOf,
  tableOf,
  type Ruling,
} from '@tarokk/competition';
import { eightGames, recordOf } from './making/records.js';
import { newSheet, official, officialOf, played } from './making/sheets.js';

const wasps = { id: 'wasps', name: 'Danube Wasps' };
const aquincum = { id: 'aquincum', name: 'Aquincum' };
const vizsla = { id: 'vizsla', name: 'Vizsla' };
const obuda = { id: 'obuda', name: 'Óbudai Baglyok' };
const teams = [wasps, aquincum, vizsla, obuda];

const points = (game: number, a: number, b: number): Ruling => ({
  kind: 'points',
  game,
  points: [a, b],
  reason: 'misread sheet',
});

describe('8 the match', () => {
  it('8 the game scores are added and divided by eight, rounded down', () => {
    const outcome = outcomeOf(officialOf('m', eightGames()));
    const sums = [0, 1].map((party) => outcome.games.reduce((sum, game) => sum + game.points[party as 0 | 1], 0));
    expect(outcome.raw).toEqual(sums);
    expect(outcome.match).toEqual(sums.map((sum) => Math.floor(sum / 8)));
  });

  it('8, D14 760 : 759 by rulings are 95 : 94', () => {
    const rulings = [1, 2, 3, 4, 5, 6, 7, 8].map((game) => points(game, 95, game === 8 ? 94 : 95));
    expect(outcomeOf(official('m', newSheet({ rulings })))).toMatchObject({ raw: [760, 759], match: [95, 94] });
  });

  it('D14 a ruling on points sets both parties of its game, and of several the latest counts', () => {
    const before = outcomeOf(official('m', newSheet())).raw;
    const sheet = newSheet({ rulings: [points(3, 200, 200), points(3, 0, 110)] });
    const after = outcomeOf(official('m', sheet));
    expect(after.games[2]).toMatchObject({ points: [0, 110], ruling: { points: [0, 110] } });
    const third = official('m', newSheet()).result.games[2]!.score;
    expect(after.raw).toEqual([before[0] - third[0].total, before[1] - third[1].total + 110]);
  });
});

describe('9 which matches count', () => {
  it('9, D15 a match counts for the championship when its sheet says so', () => {
    expect(championshipMatch(official('m', newSheet()))).toMatchObject({ id: 'm', sides: ['wasps', 'aquincum'] });
    expect(championshipMatch(official('m', newSheet({ competitions: ['free-championship'] })))).toBeNull();
  });

  it('D15, 11.2 a Grand Prix match counts for the championship too when that was agreed', () => {
    expect(championshipMatch(official('m', newSheet({ competitions: ['grand-prix', 'championship'] })))).not.toBeNull();
  });

  it('D24 an open match that the jury closed gives no points and takes no place', () => {
    const record = recordOf([{}, {}, {}], { kind: 'open' });
    expect(championshipMatch(officialOf('m', record))).toBeNull();
  });

  it('D19 a match with a guest counts for the two sides and not for the guest’s own team', () => {
    const match = championshipMatch(
      official('m', newSheet({ persons: ['vera', 'anna', 'dora', 'csaba'], guests: ['vera'] })),
    )!;
    const table = tableOf(2026, teams, [match]);
    expect(table.map(({ team, matches }) => [team.id, matches])).toEqual(
      expect.arrayContaining([
        ['wasps', 1],
        ['aquincum', 1],
        ['vizsla', 0],
        ['obuda', 0],
      ]),
    );
  });
});

describe('9 the championship table', () => {
  const matches = [
    played('1', ['wasps', 'aquincum'], [762, 701]),
    played('2', ['vizsla', 'wasps'], [742, 739], '2026-04-01'),
    played('3', ['aquincum', 'vizsla'], [744, 760], '2026-05-01'),
  ];

  it('9 match points are added; matches, average, best and remaining matches stand beside them', () => {
    const [first, second] = tableOf(2026, teams, matches);
    expect(first).toMatchObject({
      rank: 1,
      team: wasps,
      matches: 2,
      points: 95 + 92,
      average: 93.5,
      best: 762,
      remaining: 38,
    });
    expect(second).toMatchObject({ rank: 1, team: vizsla, matches: 2, points: 92 + 95, average: 93.5, best: 760 });
  });

  it('D16 equal points share the rank, the first place too, 1, 1, 3, 4, and are listed by name', () => {
    const ranks = tableOf(2026, teams, matches).map(({ rank, team }) => [rank, team.name]);
    expect(ranks).toEqual([
      [1, 'Danube Wasps'],
      [1, 'Vizsla'],
      [3, 'Aquincum'],
      [4, 'Óbudai Baglyok'],
    ]);
  });

  it('D16 equal places in the middle are 1, 2, 2, 4', () => {
    const four = [played('1', ['wasps', 'aquincum'], [800, 720]), played('2', ['vizsla', 'obuda'], [720, 640])];
    expect(tableOf(2026, teams, four).map(({ rank, team }) => [rank, team.id])).toEqual([
      [1, 'wasps'],
      [2, 'aquincum'],
      [2, 'vizsla'],
      [4, 'obuda'],
    ]);
  });

  it('D26 the best match is the highest raw total and not the most match points', () => {
    const close = [played('1', ['wasps', 'vizsla'], [760, 700]), played('2', ['wasps', 'vizsla'], [767, 700])];
    expect(tableOf(2026, teams, close)[0]).toMatchObject({ team: wasps, points: 190, best: 767 });
  });

  it('D26 an average has two decimals, rounded', () => {
    const three = [720, 720, 728].map((raw, index) => played(String(index), ['wasps', 'vizsla'], [raw, 0]));
    expect(tableOf(2026, teams, three)[0]!.average).toBe(90.33);
    const eight = [720, 720, 720, 720, 720, 720, 720, 728].map((raw, index) =>
      played(String(index), ['wasps', 'vizsla'], [raw, 0]),
    );
    expect(tableOf(2026, teams, eight)[0]!.average).toBe(90.13);
  });

  it('9, D16 every row says what decided its place, in three languages', () => {
    const rows = tableOf(2026, teams, matches);
    expect(rows.map(({ reason }) => reason.decidedBy)).toEqual(['shared', 'shared', 'points', 'no-match']);
    expect(say(rows[0]!.sentence, 'en')).toContain('equal with Vizsla');
    expect(say(rows[2]!.sentence, 'en')).toBe('3rd: 180 points from 2 matches, 7 fewer than Vizsla');
    expect(say(rows[2]!.sentence, 'de')).toBe('3.: 180 Punkte aus 2 Matches, 7 weniger als Vizsla');
    expect(say(rows[2]!.sentence, 'hu')).toBe('3.: 180 pont 2 mérkőzésből, 7 ponttal kevesebb, mint Vizsla');
    const alone = tableOf(2026, teams, matches.slice(0, 1))[0]!;
    expect(say(alone.sentence, 'en')).toBe('1st: 95 points from 1 match, 95.00 a match');
    expect(say(alone.sentence, 'de')).toBe('1.: 95 Punkte aus 1 Match, 95,00 je Match');
    expect(say(alone.sentence, 'hu')).toBe('1.: 95 pont 1 mérkőzésből, mérkőzésenként 95,00');
    for (const language of languages) expect(say(rows[3]!.sentence, language)).not.toMatch(/[{}]/);
  });

  it('D9 the table as of a date counts the matches that began on it or before', () => {
    expect(tableAsOf(2026, teams, matches, '2026-03-31').find(({ team }) => team.id === 'wasps')!.matches).toBe(1);
    expect(tableAsOf(2026, teams, matches, '2026-04-01').find(({ team }) => team.id === 'wasps')!.matches).toBe(2);
  });
});

describe('9 the forty matches', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => played(String(index), ['wasps', 'aquincum'], [720, 720]));

  it('9 a team may play 40 matches a season, 52 in seasons to 2010', () => {
    expect([2009, 2010, 2011, 2026].map(matchLimit)).toEqual([52, 52, 40, 40]);
  });

  it('9, D17 after the 40th match no place is left, and none for a 41st', () => {
    expect(placesLeft(2026, standingsOf(many(39)).get('wasps')!)).toBe(1);
    expect(placesLeft(2026, standingsOf(many(40)).get('wasps')!)).toBe(0);
    expect(placesLeft(2026, standingsOf(many(41)).get('wasps')!)).toBe(0);
    expect(placesLeft(2010, standingsOf(many(40)).get('wasps')!)).toBe(12);
  });

  it('D13, D17 a reopened match gives no points and keeps its place', () => {
    const match = { ...played('1', ['wasps', 'aquincum'], [760, 720]), state: 'reopened' as const };
    const row = tableOf(2026, teams, [match]).find(({ team }) => team.id === 'wasps')!;
    expect(row).toMatchObject({ matches: 0, points: 0, average: null, best: null, remaining: 39 });
  });
});
