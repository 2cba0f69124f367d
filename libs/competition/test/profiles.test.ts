import { describe, expect, it } from '@jest/globals';
import {
  appearancesOf,
  courseOfPlayers,
  courseOfSides,
  headToHead,
  outcomeOf,
  playerProfile,
  sideResultsOf,
  sidesHeadToHead,
  teamProfile,
  usualRoleOf,
  type OfficialMatch,
  type PlayerProfile,
  type Ruling,
  type TeamProfile,
} from '@tarokk/competition';
import { eightGames, recordOf } from './making/records.js';
import { newSheet, official, officialOf } from './making/sheets.js';

const record = eightGames({
  2: { A: [{ announce: 'mariage', suit: 'H', by: 'collector', result: 'won' }] },
  4: {
    A: [{ announce: 'visi', by: 'collector', result: 'lost' }],
    B: [{ announce: 'angel', by: 'interceptor', result: 'won' }],
  },
});
const substituted = newSheet({ record, substitutions: [{ person: 'emil', for: 'bela', from: 5 }] });

const profileOf = (player: string, ...matches: readonly OfficialMatch[]): PlayerProfile =>
  playerProfile(player, matches.flatMap(appearancesOf));
const teamOf = (side: string, ...matches: readonly OfficialMatch[]): TeamProfile =>
  teamProfile(side, matches.flatMap(sideResultsOf));

/** Each game of a match ruled to these points. */
const ruled = (points: readonly [number, number]): Ruling[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((game) => ({ kind: 'points', game, points, reason: 'seen' }));

describe('profiles from approved matches', () => {
  it('D13 only approved matches count', () => {
    const reopened = official('m', newSheet(), 'reopened');
    expect(appearancesOf(reopened)).toEqual([]);
    expect(sideResultsOf(reopened)).toEqual([]);
    expect(profileOf('anna', reopened)).toMatchObject({
      matches: 0,
      gameAverage: null,
      matchAverage: null,
      best: null,
    });
    expect(teamOf('wasps', reopened)).toMatchObject({ matches: 0, matchAverage: null, best: null });
  });

  it('announcements made and failed stand under their announcer, messages, raised and void ones in neither', () => {
    const { announcements } = profileOf('anna', officialOf('m', record));
    expect(announcements).toEqual([
      { announcement: 'visi', made: 0, failed: 1 },
      { announcement: 'mariage', made: 1, failed: 0 },
    ]);
    expect(profileOf('dora', officialOf('m', record)).announcements).toEqual([
      { announcement: 'angel', made: 1, failed: 0 },
    ]);
  });

  it('9 a substituted player has the games that they played, and the averages of those', () => {
    const match = official('m', substituted);
    const { games, raw } = outcomeOf(match);
    const sum = (from: number, to: number) =>
      games.filter(({ number }) => from <= number && number <= to).reduce((all, { points }) => all + points[0], 0);
    expect(profileOf('bela', match)).toMatchObject({
      matches: 1,
      games: 4,
      gameAverage: Math.round(sum(1, 4) * 25) / 100,
      matchAverage: null,
      best: null,
    });
    // The substitute who plays to the end has not played all eight games either (8).
    expect(profileOf('emil', match)).toMatchObject({
      matches: 1,
      games: 4,
      gameAverage: Math.round(sum(5, 8) * 25) / 100,
      matchAverage: null,
      best: null,
    });
    expect(profileOf('anna', match)).toMatchObject({
      games: 8,
      matchAverage: Math.floor(raw[0] / 8),
      best: raw[0],
    });
  });

  it('partners and opponents are counted by games and matches, those of the most games first', () => {
    const { partners, opponents } = profileOf(
      'anna',
      official('m', substituted),
      officialOf('n', record, { order: 2 }),
    );
    expect(partners.map(({ person, games, matches }) => [person, games, matches])).toEqual([
      ['bela', 12, 2],
      ['emil', 4, 1],
    ]);
    expect(opponents.map(({ person, games }) => [person, games])).toEqual([
      ['csaba', 16],
      ['dora', 16],
    ]);
  });

  it('8, D14 won, drawn and lost go by the raw points, rulings included', () => {
    const matches = [
      official('1', newSheet({ rulings: ruled([100, 90]) })),
      official('2', newSheet({ rulings: ruled([90, 90]) })),
      official('3', newSheet({ rulings: ruled([0, 200]) })),
      official('4', newSheet({ rulings: ruled([0, 200]) })),
    ];
    expect(profileOf('anna', ...matches).balance).toEqual({ won: 1, drawn: 1, lost: 2 });
    expect(teamOf('wasps', ...matches)).toMatchObject({
      matches: 4,
      matchAverage: 47.5,
      best: 800,
      balance: { won: 1, drawn: 1, lost: 2 },
    });
    const appearances = matches.flatMap(appearancesOf);
    expect(headToHead('csaba', 'anna', appearances)).toEqual({
      asOpponents: { games: 32, matches: 4, balance: { won: 2, drawn: 1, lost: 1 } },
      asPartners: { games: 0, matches: 0, balance: { won: 0, drawn: 0, lost: 0 } },
    });
    expect(headToHead('csaba', 'dora', appearances)).toMatchObject({
      asOpponents: { matches: 0 },
      asPartners: { games: 32, matches: 4, balance: { won: 2, drawn: 1, lost: 1 } },
    });
    const results = matches.flatMap(sideResultsOf);
    expect(sidesHeadToHead('aquincum', 'wasps', results)).toEqual({
      matches: 4,
      balance: { won: 2, drawn: 1, lost: 1 },
    });
    expect(sidesHeadToHead('aquincum', 'vizsla', results)).toMatchObject({ matches: 0 });
  });

  it('8, D14 the course of two players or teams has each match against each other, and none in which they were partners', () => {
    const matches = [
      official('1', newSheet({ rulings: ruled([100, 90]) })),
      official('2', newSheet({ rulings: ruled([0, 200]) })),
      official('3', newSheet({ rulings: ruled([0, 200]) }), 'reopened'),
    ];
    const appearances = matches.flatMap(appearancesOf);
    const course = [
      { match: '1', date: newSheet().date, raw: { own: 720, other: 800 } },
      { match: '2', date: newSheet().date, raw: { own: 1600, other: 0 } },
    ];
    expect(courseOfPlayers('csaba', 'anna', appearances)).toEqual(course);
    expect(courseOfPlayers('csaba', 'dora', appearances)).toEqual([]);
    const results = matches.flatMap(sideResultsOf);
    expect(courseOfSides('aquincum', 'wasps', results)).toEqual(course);
    expect(courseOfSides('aquincum', 'vizsla', results)).toEqual([]);
  });

  it('a team has its players, guests too, its trophies and its balance against others', () => {
    const profile = teamOf(
      'wasps',
      official('m', substituted),
      officialOf('n', recordOf([{}, {}], { kind: 'extra-time' }), { sides: ['vizsla', 'wasps'] }),
    );
    expect(profile).toMatchObject({ matches: 2, trophies: 1 });
    expect(profile.opponents.map(({ side, matches }) => [side, matches])).toEqual([
      ['aquincum', 1],
      ['vizsla', 1],
    ]);
    expect(profile.players.map(({ person, games }) => [person, games])).toEqual([
      ['anna', 8],
      ['bela', 4],
      ['emil', 4],
      ['csaba', 2],
      ['dora', 2],
    ]);
  });

  it('D18 who is replaced and returns for the other party appears for both, each with its games and result', () => {
    const rulings: Ruling[] = [1, 2, 3, 4, 5, 6, 7, 8].map((game) => ({
      kind: 'points',
      game,
      points: [90, game],
      reason: 'seen',
    }));
    const match = official(
      'm',
      newSheet({
        rulings,
        substitutions: [
          { person: 'emil', for: 'anna', from: 4 },
          { person: 'anna', for: 'dora', from: 7 },
        ],
      }),
    );
    const hers = appearancesOf(match).filter(({ person }) => person === 'anna');
    expect(hers).toMatchObject([
      { side: 'wasps', games: { interceptor: 0, collector: 3 }, points: 270, raw: { own: 720, other: 36 } },
      { side: 'aquincum', games: { interceptor: 2, collector: 0 }, points: 15, raw: { own: 36, other: 720 } },
    ]);
    expect(hers.map(({ whole }) => whole)).toEqual([false, false]);
    expect(profileOf('anna', match)).toMatchObject({
      matches: 1,
      games: 5,
      gameAverage: 57,
      matchAverage: null,
      balance: { won: 1, drawn: 0, lost: 1 },
    });
    expect(headToHead('anna', 'csaba', appearancesOf(match))).toEqual({
      asOpponents: { games: 3, matches: 1, balance: { won: 1, drawn: 0, lost: 0 } },
      asPartners: { games: 2, matches: 1, balance: { won: 0, drawn: 0, lost: 1 } },
    });
  });

  it('9 who comes and goes before the same game never sat at the table', () => {
    const match = official(
      'm',
      newSheet({
        substitutions: [
          { person: 'emil', for: 'bela', from: 5 },
          { person: 'vera', for: 'emil', from: 5 },
        ],
      }),
    );
    expect(appearancesOf(match).map(({ person }) => person)).toEqual(['bela', 'anna', 'vera', 'dora', 'csaba']);
    expect(profileOf('emil', match)).toMatchObject({ matches: 0, games: 0 });
  });
});

describe('1.1 the usual role', () => {
  const games = (interceptor: number, collector: number) => ({ games: { interceptor, collector } });

  it.each([
    ['nine games say nothing', [games(9, 0)], null],
    ['ten games in one seat', [games(8, 0), games(2, 0)], 'interceptor'],
    ['two thirds in one seat', [games(0, 8), games(4, 0)], 'collector'],
    ['less than two thirds in either', [games(0, 7), games(4, 0)], null],
    ['two thirds in the other', [games(8, 0), games(0, 4)], 'interceptor'],
  ] as const)('1.1 %s', (_name, appearances, role) => {
    expect(usualRoleOf(appearances)).toBe(role);
  });

  it('1.1 is counted by the seats of all games, those of a substitute too', () => {
    const matches = [official('m', substituted), officialOf('n', record), officialOf('o', record)];
    const roleOf = (player: string) =>
      usualRoleOf(matches.flatMap(appearancesOf).filter(({ person }) => person === player));
    expect(['anna', 'bela', 'emil'].map(roleOf)).toEqual(['collector', 'interceptor', null]);
  });
});
