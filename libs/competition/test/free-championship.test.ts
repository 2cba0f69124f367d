import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { languages, Random, randomSession, rulesets, say, text, verifyMatch, verifySession } from '@tarokk/rules';
import {
  freeChanges,
  freeGame,
  freeTable,
  royalGames,
  royalVariants,
  tarockSessions,
  testGames,
  trophyListOf,
  type Credit,
  type Factor,
  type FreeGame,
  type FreeKind,
  type FreeProblem,
  type SessionPlayed,
  type TestPlayed,
  type VariantPlayed,
} from '@tarokk/competition';
import { eightGames, recordOf } from './making/records.js';
import { newSheet, official } from './making/sheets.js';

const pointsOf = (credits: readonly Credit[]): Readonly<Record<string, number>> => {
  for (const { sentence } of credits)
    for (const language of languages) expect(say(sentence, language)).not.toMatch(/[{}]/);
  return Object.fromEntries(credits.map(({ player, points }) => [player, points]));
};
const codesOf = (problems: readonly FreeProblem[]): readonly string[] =>
  problems.map(({ code, sentence }) => {
    for (const language of languages) expect(say(sentence, language)).not.toMatch(/[{}]/);
    return code;
  });

describe('D43 Royal in pairs', () => {
  const sheet = newSheet({ competitions: ['free-championship'] });

  it('D43, D7 both of a pair get the match points of the pair', () => {
    const { match } = verifyMatch(sheet.record);
    const played = { match: official('m', sheet), admitted: [1, 2, 3, 4, 5, 6, 7, 8] };
    expect(royalGames.problems(played)).toEqual([]);
    expect(pointsOf(royalGames.credits(played))).toEqual({
      bela: match![0],
      anna: match![0],
      dora: match![1],
      csaba: match![1],
    });
    expect(royalGames.evidence(played)).toEqual({ format: 'royal-tarokk-match/1', verdict: 'consistent' });
  });

  it('D43 of a match in which only some games are admitted, or an interrupted one, their raw points are divided by eight', () => {
    const { games } = verifyMatch(sheet.record);
    const raw = (party: 0 | 1): number => games[1]!.score[party].total + games[4]!.score[party].total;
    const some = royalGames.credits({ match: official('m', sheet), admitted: [2, 5] });
    expect(pointsOf(some)).toMatchObject({ bela: Math.floor(raw(0) / 8), csaba: Math.floor(raw(1) / 8) });
    const record = recordOf([{}], { kind: 'open' });
    const [a] = verifyMatch(record).points;
    const single = royalGames.credits({ match: official('m', { ...sheet, record }), admitted: [1] });
    expect(pointsOf(single)['anna']).toBe(Math.floor(a / 8));
    expect(say(single[0]!.sentence, 'en')).toBe(
      `${Math.floor(a / 8)} points: ${a} raw points of the pair in 1 admitted game, divided by eight (D43)`,
    );
  });

  it('D14 a ruling on points counts here too', () => {
    const ruled = { ...sheet, rulings: [{ kind: 'points', game: 1, points: [200, 0], reason: 'misread' } as const] };
    expect(pointsOf(royalGames.credits({ match: official('m', ruled), admitted: [1] }))).toEqual({
      bela: 25,
      anna: 25,
      dora: 0,
      csaba: 0,
    });
  });

  it('D13 a reopened match gives nobody anything', () => {
    const played = { match: official('m', sheet, 'reopened'), admitted: [1] };
    expect(royalGames.credits(played)).toEqual([]);
    expect(royalGames.trophies('f', played)).toEqual([]);
  });

  it('D45 what counts elsewhere is not admitted, nor a match with a substitution', () => {
    const admitted = [1];
    const problems = (special: Parameters<typeof newSheet>[0]): readonly string[] =>
      codesOf(royalGames.problems({ match: official('m', newSheet(special)), admitted }));
    expect(problems({ competitions: ['championship'] })).toEqual(['free/counts-elsewhere']);
    expect(
      problems({ competitions: ['free-championship'], substitutions: [{ person: 'vera', for: 'anna', from: 3 }] }),
    ).toEqual(['free/substitution']);
  });

  it('12 the jury admits single games, and only those that there are', () => {
    const match = official('m', { ...sheet, record: recordOf([{}, {}], { kind: 'open' }) });
    expect(codesOf(royalGames.problems({ match, admitted: [] }))).toEqual(['free/nothing-admitted']);
    expect(codesOf(royalGames.problems({ match, admitted: [2, 3] }))).toEqual(['free/unknown-game']);
  });

  it('13 its trophies are listed', () => {
    const record = eightGames({ 2: { B: [{ announce: 'golgotha', by: 'collector', result: 'won' }] } });
    const trophies = royalGames.trophies('f', { match: official('m', { ...sheet, record }), admitted: [1] });
    expect(trophies.map(({ announcer, trophy }) => [announcer, trophy])).toEqual([['csaba', 'golgotha']]);
  });
});

describe('D44 variants of Royal and test games', () => {
  const three: VariantPlayed = {
    variant: 'royal-for-three',
    date: '2026-02-07',
    order: 1,
    results: [
      { player: 'anna', raw: 815 },
      { player: 'bela', raw: 7 },
      { player: 'csaba', raw: 0 },
    ],
    trophies: [
      { announcer: 'bela', trophy: 'spadille', game: 4 },
      { announcer: 'bela', trophy: 'spadille', game: 2 },
    ],
  };

  it('D44 each player gets their own raw points divided by eight, rounded down', () => {
    expect(royalVariants.problems(three)).toEqual([]);
    const credits = royalVariants.credits(three);
    expect(pointsOf(credits)).toEqual({ anna: 101, bela: 0, csaba: 0 });
    expect(say(credits[0]!.sentence, 'de')).toBe(
      '101 Punkte: 815 eigene Rohpunkte in Royal zu dritt, durch acht geteilt (D44)',
    );
  });

  it('D47 their trophies count for their announcer, in the order of their games', () => {
    const { trophies } = trophyListOf(royalVariants.trophies('v', three));
    expect(
      trophies.map(({ announcer, place, ofAnnouncer }) => [announcer, place.match?.game, ofAnnouncer.first]),
    ).toEqual([
      ['bela', 2, 1],
      ['bela', 4, 2],
    ]);
  });

  it('14 a variant has as many different players as its name says, raw points as Royal has, and no stranger’s trophies', () => {
    const wrong = (special: Partial<VariantPlayed>): readonly string[] =>
      codesOf(royalVariants.problems({ ...three, ...special }));
    expect(wrong({ variant: 'royal-for-four' })).toEqual(['free/players']);
    expect(wrong({ variant: 'royal-for-two', trophies: [] })).toEqual(['free/players']);
    expect(wrong({ results: [...three.results.slice(0, 2), { player: 'bela', raw: 1 }] })).toEqual(['free/players']);
    expect(wrong({ results: [...three.results.slice(0, 2), { player: 'dora', raw: -1 }] })).toEqual(['free/not-whole']);
    expect(wrong({ trophies: [{ announcer: 'vera', trophy: 'royal', game: 1 }] })).toEqual(['free/trophy-of-nobody']);
  });

  it('D44 a test game gives what the jury sets', () => {
    const test: TestPlayed = {
      date: '2026-02-08',
      points: [
        { player: 'anna', points: -3 },
        { player: 'dora', points: 12 },
      ],
      reason: 'two talons',
    };
    expect(testGames.problems(test)).toEqual([]);
    expect(pointsOf(testGames.credits(test))).toEqual({ anna: -3, dora: 12 });
    expect(codesOf(testGames.problems({ ...test, points: [] }))).toEqual(['free/nothing-admitted']);
    expect(codesOf(testGames.problems({ ...test, points: [test.points[0]!, test.points[0]!] }))).toEqual([
      'free/players',
    ]);
    expect(codesOf(testGames.problems({ ...test, points: [{ player: 'anna', points: 0.5 }] }))).toEqual([
      'free/not-whole',
    ]);
  });
});

describe('D46 other tarock games', () => {
  const [ruleset] = rulesets;
  const factor: Factor = { year: 2026, ruleset: ruleset!.id, numerator: 2, denominator: 3, fixedOn: '2026-01-10' };
  const session = (special: Partial<SessionPlayed> = {}): SessionPlayed => {
    const result = verifySession(randomSession(ruleset!, 'an evening', { deals: 12 }));
    const players = ['anna', 'bela', 'csaba', 'dora', 'vera'].slice(0, result.session.players.length);
    return { date: '2026-03-01', players, result, factors: [factor], ...special };
  };

  it('D46 each player gets their total × the factor, rounded down, also below zero', () => {
    const played = session();
    const { totals } = played.result;
    expect(totals.some((total) => total < 0 && (2 * total) % 3 !== 0)).toBe(true);
    expect(tarockSessions.problems(played)).toEqual([]);
    expect(Object.values(pointsOf(tarockSessions.credits(played)))).toEqual(
      totals.map((total) => Math.floor((2 * total) / 3)),
    );
    expect(tarockSessions.evidence(played)).toMatchObject({
      format: 'tarock-session/1',
      verdict: played.result.verdict,
    });
  });

  it('D46 the factor is fixed for the ruleset and year, not after the session', () => {
    expect(codesOf(tarockSessions.problems(session({ factors: [] })))).toEqual(['free/no-factor']);
    expect(codesOf(tarockSessions.problems(session({ factors: [{ ...factor, year: 2025 }] })))).toEqual([
      'free/no-factor',
    ]);
    expect(codesOf(tarockSessions.problems(session({ factors: [{ ...factor, ruleset: 'other' }] })))).toEqual([
      'free/no-factor',
    ]);
    expect(tarockSessions.credits(session({ factors: [] }))).toEqual([]);
    expect(codesOf(tarockSessions.problems(session({ date: '2026-01-10' })))).toEqual([]);
    expect(codesOf(tarockSessions.problems(session({ date: '2026-01-09' })))).toEqual(['free/factor-late']);
  });

  it('12 a session has as many different players as its record', () => {
    expect(codesOf(tarockSessions.problems(session({ players: ['anna', 'anna', 'bela', 'csaba'] })))).toEqual([
      'free/players',
    ]);
  });
});

/** A game of another house, as it would plug in. */
const dice: FreeKind<{ readonly date: string; readonly rolled: Readonly<Record<string, number>> }> = {
  id: 'dice',
  name: text('dice', 'Würfel', 'kocka'),
  credited: text('{points} pips', '{points} Augen', '{points} szem'),
  dateOf: ({ date }) => date,
  problems: () => [],
  credits: ({ rolled }) =>
    Object.entries(rolled).map(([player, points]) => ({
      player,
      points,
      sentence: { text: text('{points} pips', '{points} Augen', '{points} szem'), values: { points } },
    })),
  evidence: () => null,
  trophies: () => [],
};

describe('12 the table', () => {
  const nameOf = (player: string): string =>
    ({ anna: 'Anna', bela: 'Béla', csaba: 'Csaba', dora: 'Dóra' })[player] ?? player;
  const games = [
    freeGame(dice, 'g2', { date: '2026-05-01', rolled: { anna: 4, bela: 6, csaba: 1 } }),
    freeGame(testGames, 'g1', {
      date: '2026-02-01',
      points: [
        { player: 'anna', points: 2 },
        { player: 'dora', points: -1 },
      ],
      reason: 'test',
    }),
    freeGame(dice, 'g3', { date: '2025-12-31', rolled: { dora: 1000 } }),
  ];

  it('12, D16 adds up every kind of game of the year by player; equal points share the rank', () => {
    expect(freeTable(2026, games, nameOf).map(({ rank, player, points }) => [rank, player.name, points])).toEqual([
      [1, 'Anna', 6],
      [1, 'Béla', 6],
      [3, 'Csaba', 1],
      [4, 'Dóra', -1],
    ]);
    expect(freeTable(2025, games, nameOf).map(({ player }) => player.id)).toEqual(['dora']);
  });

  it('12 every row explains its place, and every game of it its points', () => {
    const [anna, , csaba] = freeTable(2026, games, nameOf);
    expect(anna!.credits.map(({ game, points, sentence }) => [game, points, say(sentence, 'en')])).toEqual([
      ['g1', 2, '2 points, set by the jury: test (D44)'],
      ['g2', 4, '4 pips'],
    ]);
    expect(say(anna!.sentence, 'en')).toContain('6 points, equal with Béla');
    expect(say(csaba!.sentence, 'en')).toBe('3rd: 1 point, 5 fewer than Béla; admitted games: 1');
    expect(say(freeTable(2025, games, nameOf)[0]!.sentence, 'hu')).toBe('1.: 1000 pont; elfogadott játékok: 1');
  });

  it('12 a decision shows who enters or leaves the table, whose points and whose place change', () => {
    const [before, after] = [freeTable(2026, games.slice(0, 1), nameOf), freeTable(2026, games, nameOf)];
    const said = freeChanges(before, after).map(({ sentences }) => sentences.map((sentence) => say(sentence, 'en')));
    expect(said).toEqual([
      ['Anna: 6 points instead of 4 (+2)', 'Anna: 1st instead of 2nd'],
      ['Béla: another reason for the same place'],
      ['Csaba: another reason for the same place'],
      ['Dóra enters the table'],
    ]);
    expect(
      freeChanges(after, before).flatMap(({ sentences }) => sentences.map((sentence) => say(sentence, 'de'))),
    ).toContain('Dóra verschwindet aus der Tabelle');
  });

  it('12, D16 is the same whatever the order of the games, ranks by points alone, and adds up', () => {
    const rolls = fc.dictionary(fc.constantFrom('anna', 'bela', 'csaba', 'dora'), fc.integer({ min: -3, max: 3 }), {
      minKeys: 1,
    });
    fc.assert(
      fc.property(fc.array(rolls, { maxLength: 20 }), fc.nat(), (all, seed) => {
        const played: readonly FreeGame[] = all.map((rolled, index) =>
          freeGame(dice, `g${index}`, { date: `2026-01-0${1 + (index % 9)}`, rolled }),
        );
        const table = freeTable(2026, played, nameOf);
        expect(freeTable(2026, new Random(seed).shuffled(played), nameOf)).toEqual(table);
        for (const { rank, points, player } of table) {
          expect(rank).toBe(1 + table.filter((other) => other.points > points).length);
          expect(points).toBe(all.reduce((sum, rolled) => sum + (rolled[player.id] ?? 0), 0));
        }
      }),
      { numRuns: 200, seed: 20261231 },
    );
  });
});
