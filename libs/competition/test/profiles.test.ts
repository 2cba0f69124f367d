import { describe, expect, it } from 'vitest';
import { headToHead, outcomeOf, playerProfile, teamProfile, type Ruling } from '@tarokk/competition';
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

describe('profiles from approved matches', () => {
  it('D13 only approved matches count', () => {
    expect(playerProfile('anna', [official('m', newSheet(), 'reopened')])).toMatchObject({
      matches: 0,
      gameAverage: null,
    });
    expect(teamProfile('wasps', [official('m', newSheet(), 'reopened')])).toMatchObject({
      matches: 0,
      matchAverage: null,
    });
  });

  it('announcements made and failed stand under their announcer, messages, raised and void ones in neither', () => {
    const { announcements } = playerProfile('anna', [officialOf('m', record)]);
    expect(announcements).toEqual([
      { announcement: 'visi', made: 0, failed: 1 },
      { announcement: 'mariage', made: 1, failed: 0 },
    ]);
    expect(playerProfile('dora', [officialOf('m', record)]).announcements).toEqual([
      { announcement: 'angel', made: 1, failed: 0 },
    ]);
  });

  it('9 a substituted player has the games that he played, and the averages of those', () => {
    const match = official('m', substituted);
    const { games, raw } = outcomeOf(match);
    const sum = (from: number, to: number) =>
      games.filter(({ number }) => from <= number && number <= to).reduce((all, { points }) => all + points[0], 0);
    expect(playerProfile('bela', [match])).toMatchObject({
      matches: 1,
      games: 4,
      gameAverage: Math.round(sum(1, 4) * 25) / 100,
      matchAverage: null,
      best: null,
    });
    expect(playerProfile('emil', [match])).toMatchObject({
      matches: 1,
      games: 4,
      gameAverage: Math.round(sum(5, 8) * 25) / 100,
    });
    expect(playerProfile('anna', [match])).toMatchObject({
      games: 8,
      matchAverage: Math.floor(raw[0] / 8),
      best: raw[0],
    });
  });

  it('partners and opponents are counted by games and matches, the most frequent first', () => {
    const { partners, opponents } = playerProfile('anna', [
      official('m', substituted),
      officialOf('n', record, { order: 2 }),
    ]);
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
    const ruled = (points: readonly [number, number]): Ruling[] =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((game) => ({ kind: 'points', game, points, reason: 'seen' }));
    const matches = [
      official('1', newSheet({ rulings: ruled([100, 90]) })),
      official('2', newSheet({ rulings: ruled([90, 90]) })),
      official('3', newSheet({ rulings: ruled([0, 200]) })),
      official('4', newSheet({ rulings: ruled([0, 200]) })),
    ];
    expect(playerProfile('anna', matches).balance).toEqual({ won: 1, drawn: 1, lost: 2 });
    expect(headToHead('csaba', 'anna', matches)).toEqual({
      person: 'anna',
      games: 32,
      matches: 4,
      balance: { won: 2, drawn: 1, lost: 1 },
    });
    expect(headToHead('csaba', 'dora', matches)).toMatchObject({ matches: 0 });
    expect(teamProfile('wasps', matches)).toMatchObject({
      matches: 4,
      matchAverage: 47.5,
      best: 800,
      balance: { won: 1, drawn: 1, lost: 2 },
    });
  });

  it('a team has its players, guests too, its trophies and its balance against others', () => {
    const profile = teamProfile('wasps', [
      official('m', substituted),
      officialOf('n', recordOf([{}, {}], { kind: 'extra-time' }), { sides: ['vizsla', 'wasps'] }),
    ]);
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
});
