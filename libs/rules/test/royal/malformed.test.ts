import { describe, expect, it } from '@jest/globals';
import { problemMessage } from '../../src/record/problem.js';
import { parseMatch, readMatch } from '../../src/royal/record/parse.js';
import { example, exampleGame } from './notation/example-game.js';
import { record, type Json } from './notation/game.js';
import { sheet, sides } from './notation/sheet.js';

type Way = readonly (string | number)[];

/** A copy of a JSON value with one place changed; `undefined` takes the key away. */
function changed(value: unknown, [key, ...rest]: Way, to: unknown): unknown {
  if (key === undefined) return to;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  if (rest.length === 0 && to === undefined) {
    const { [key]: _gone, ...left } = copy;
    return left;
  }
  copy[key] = changed(copy[key], rest, to);
  return copy;
}

const match = record([
  example('ultimo T4, gang S | contra gang S | ...'),
  sheet(sides('collector: visi won\n contra: gang S\n silent: obscur', 'collector: gang S lost'), 'A'),
]);
const problems = (value: unknown): string[] => {
  const parsed = readMatch(value);
  return parsed.ok ? [] : parsed.problems.map((problem) => `${problem.path}: ${problemMessage(problem, 'en')}`);
};
const paths = (value: unknown): string[] => problems(value).map((line) => line.slice(0, line.indexOf(': ')));

const call: Way = ['games', 0, 'auction', 0, 'calls', 0];
const sideB: Way = ['games', 1, 'sheet', 'B'];

describe('what is no record', () => {
  it('1.2 the record that is changed below is one', () => {
    expect(problems(match)).toEqual([]);
  });

  it.each<[string, Way, unknown, string]>([
    ['another format', ['format'], 'royal-tarokk-match/2', 'format'],
    ['an unknown kind', ['kind'], 'friendly', 'kind'],
    ['the 30th of February', ['date'], '2026-02-30', 'date'],
    ['an empty venue', ['venue'], '', 'venue'],
    ['a venue of 201 characters', ['venue'], 'x'.repeat(201), 'venue'],
    ['a name with a control character', ['parties', 'A', 'team'], 'Danube\nWasps', 'parties.A.team'],
    ['a missing name', ['parties', 'B', 'collector'], undefined, 'parties.B.collector'],
    ['a third party', ['parties', 'C'], {}, 'parties.C'],
    ['an unknown key', ['extra'], 1, 'extra'],
    ['a first dealer who is no party', ['firstDealer'], 'C', 'firstDealer'],
    ['no list of games', ['games'], {}, 'games'],
    ['a wrong number of a game', ['games', 1, 'number'], 1, 'games[1].number'],
    ['a game of both kinds', ['games', 0, 'sheet'], {}, 'games[0]'],
    ['a missing auction', ['games', 0, 'auction'], undefined, 'games[0].auction'],
    ['nine tricks', ['games', 0, 'tricks'], exampleGame.tricks.slice(0, 9), 'games[0].tricks'],
    ['three cards in a trick', ['games', 0, 'tricks', 9], ['CK', 'CC', 'SC'], 'games[0].tricks[9]'],
    ['a card that the seat does not hold', ['games', 0, 'tricks', 9, 3], 'T22', 'games[0].tricks[9][3]'],
    ['an unknown card', ['games', 0, 'tricks', 9, 3], 'T23', 'games[0].tricks[9][3]'],
    ['a seat that is none', ['games', 0, 'auction', 0, 'seat'], 'C.collector', 'games[0].auction[0].seat'],
    ['an unknown announcement', [...call, 'announce'], 'volat', 'games[0].auction[0].calls[0].announce'],
    ['a silent bonus as a call', [...call, 'announce'], 'obscur', 'games[0].auction[0].calls[0].announce'],
    ['a call without its card', [...call, 'card'], undefined, 'games[0].auction[0].calls[0].card'],
    ['a low tarock as a high card', [...call, 'card'], 'T5', 'games[0].auction[0].calls[0].card'],
    ['a superfluous parameter', [...call, 'suit'], 'S', 'games[0].auction[0].calls[0].suit'],
    ['a red suit for Djinn', call, { announce: 'djinn', suit: 'H' }, 'games[0].auction[0].calls[0].suit'],
    [
      'the black suit first',
      call,
      { announce: 'red-and-black', suits: ['S', 'H'] },
      'games[0].auction[0].calls[0].suits',
    ],
    ['two cards for Hawk', call, { announce: 'hawk', cards: ['T1', 'T2'] }, 'games[0].auction[0].calls[0].cards'],
    ['one card twice', call, { announce: 'hawk', cards: ['T1', 'T2', 'T1'] }, 'games[0].auction[0].calls[0].cards[2]'],
    [
      'a count that is no integer',
      call,
      { announce: 'tarock-count', count: 8.5 },
      'games[0].auction[0].calls[0].count',
    ],
    ['announce and contra at once', call, { announce: 'game', contra: 'game' }, 'games[0].auction[0].calls[0]'],
    ['a claim of one party only', ['games', 0, 'claim'], { A: 85 }, 'games[0].claim.B'],
    ['21 tarocks on a sheet', [...sideB, 'tarocks'], 21, 'games[1].sheet.B.tarocks'],
    ['three honours on a sheet', [...sideB, 'honours'], 3, 'games[1].sheet.B.honours'],
    ['a value twice in has', [...sideB, 'has'], ['T18', 'T18'], 'games[1].sheet.B.has[1]'],
    ['another tarock in has', [...sideB, 'has'], ['T15'], 'games[1].sheet.B.has[0]'],
    ['a bonus twice', [...sideB, 'silent'], ['obscur', 'obscur'], 'games[1].sheet.B.silent[1]'],
    [
      'a message with a result',
      [...sideB, 'announcements', 0],
      { announce: 'vogerl', by: 'collector', result: 'won' },
      'games[1].sheet.B.announcements[0].result',
    ],
    [
      'a Schlemm without a result',
      [...sideB, 'announcements', 0, 'result'],
      undefined,
      'games[1].sheet.B.announcements[0].result',
    ],
    ['points that are no integer', [...sideB, 'points'], '85', 'games[1].sheet.B.points'],
  ])('1.2 %s is a problem with its path', (_what, way, to, path) => {
    expect(paths(changed(match, way, to))).toContain(path);
  });

  it('1.4 a card dealt twice is a problem at its place', () => {
    const twice = changed(match, ['games', 0, 'deal', 'B', 'collector', 0], 'T18');
    expect(problems(twice)).toContain('games[0].deal.B.collector[0]: T18 is dealt twice');
  });

  it('1.2 all problems are listed, not the first only, and at most a hundred', () => {
    const three = changed(changed(changed(match, ['kind'], 'x'), ['firstDealer'], 'x'), [...sideB, 'tarocks'], 99);
    expect(paths(three)).toEqual(['kind', 'firstDealer', 'games[1].sheet.B.tarocks']);
    const many = problems({ ...(match as object), games: Array.from({ length: 100 }, () => ({ a: 1, b: 2 })) });
    expect(many).toHaveLength(101);
    expect(many.at(-1)).toMatch(/and \d+ further problems/);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a number', '8'],
    ['null', 'null'],
  ])('1.2 %s is no record', (_what, text) => {
    const parsed = parseMatch(text);
    expect(parsed.ok).toBe(false);
  });
});

describe('what a record may be', () => {
  const accepted = (way: Way, to: unknown): boolean => readMatch(changed(match, way, to)).ok;

  it('1.2 a byte order mark is skipped, of a key given twice the last counts, and 8.0 is the integer 8', () => {
    const text = JSON.stringify(match);
    expect(parseMatch(`\uFEFF${text}`).ok).toBe(true);
    expect(parseMatch(new TextEncoder().encode(`\uFEFF${text}`)).ok).toBe(true);
    expect(parseMatch(text.replace('"kind":"variant"', '"kind":"nonsense","kind":"variant"')).ok).toBe(true);
    expect(parseMatch(text.replace('"number":1,', '"number":1.0,')).ok).toBe(true);
  });

  it('1.2 bytes that are not UTF-8 are refused', () => {
    expect(parseMatch(new Uint8Array([0x7b, 0xff, 0x7d])).ok).toBe(false);
  });

  it('1.2 a name has up to 200 code points, emoji count once', () => {
    expect(accepted(['venue'], '🃏'.repeat(200))).toBe(true);
    expect(accepted(['venue'], '🃏'.repeat(201))).toBe(false);
  });

  it('1.2 the 29th of February is a day in leap years only', () => {
    expect(accepted(['date'], '2028-02-29')).toBe(true);
    expect(accepted(['date'], '2000-02-29')).toBe(true);
    expect(accepted(['date'], '2026-02-29')).toBe(false);
    expect(accepted(['date'], '1900-02-29')).toBe(false);
  });

  it('7.4 a claim may be any integer, a negative one too', () => {
    const claims: Json = { A: -5, B: 1000 };
    expect(accepted(['games', 0, 'claim'], claims)).toBe(true);
  });
});
