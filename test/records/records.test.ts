import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { catalogue, families, silentBonuses, violationRules, type GameResult } from '@tarokk/rules';
import { expectationOf, type Expectation } from '../support/expectation.js';
import { conformanceRecords, exampleRecords } from '../support/record-files.js';

const records = exampleRecords();
const games: readonly GameResult[] = records.flatMap(({ result }) => result.games);
const expected = JSON.parse(readFileSync(join(import.meta.dirname, 'expected.json'), 'utf8')) as Record<
  string,
  Expectation
>;

const lines = games.flatMap(({ announcements }) => announcements);
const hasLine = (id: string, status: string): boolean =>
  lines.some((line) => line.announcement.id === id && line.status === status);

const schlemme = catalogue.filter(({ family }) => family !== 'message');
const messages = catalogue.filter(({ family }) => family === 'message');

describe('every announcement of section 4 has an example of each outcome', () => {
  it.each(schlemme)('$rule $id is won in one record and lost in another game', ({ id }) => {
    expect(hasLine(id, 'won')).toBe(true);
    expect(hasLine(id, 'lost')).toBe(true);
  });

  it.each(messages)('$rule $id is true in one game and drawn as a false message in another', ({ id }) => {
    expect(hasLine(id, 'stated')).toBe(true);
    const drawn = lines.some(
      ({ announcement, reason }) =>
        announcement.id === id && reason.kind === 'void' && reason.violation.code === 'auction/false-message',
    );
    expect(drawn).toBe(true);
  });

  it.each(silentBonuses)('$rule $id happens in one game and does not in another', ({ id }) => {
    const happens = (game: GameResult): boolean => game.silent.some(({ bonus }) => bonus === id);
    expect(games.some(happens)).toBe(true);
    expect(games.some((game) => !happens(game))).toBe(true);
  });

  it.each(catalogue)('$rule $id has a record of its own name', ({ id }) => {
    const own = records.find(({ name }) => name === `${id}.json`);
    expect(own?.result.games.every((game) => game.announcements.some((line) => line.announcement.id === id))).toBe(
      true,
    );
  });
});

describe('the records leave nothing out', () => {
  it('2.2–2.3 every status of an announcement occurs', () => {
    const found = new Set(lines.map(({ status }) => status));
    expect([...found].sort()).toEqual(['lost', 'raised', 'stated', 'void', 'won']);
  });

  it('4.1–4.9 every table and every family occurs', () => {
    const definitions = [...lines.map(({ announcement }) => announcement.definition), ...silentBonuses];
    const tables = new Set(definitions.map(({ rule }) => rule));
    expect([...tables].sort()).toEqual(['4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7', '4.8', '4.9']);
    expect([...new Set(definitions.map(({ family }) => family))].sort()).toEqual([...families].sort());
  });

  it('7.4 every limit occurs: 100, 110, 70, 50, 0 and the points of each great trophy', () => {
    const found = new Set(games.flatMap(({ score }) => score.map(({ limit }) => limit)));
    expect([...found].sort((a, b) => a - b)).toEqual([0, 50, 70, 100, 110, 120, 130, 140, 150, 160, 200]);
  });

  const all = [...games, ...conformanceRecords().flatMap(({ result }) => result.games)];
  const drawn = new Set<string>(all.flatMap(({ violations }) => violations.map(({ code }) => code)));
  it.each(Object.entries(violationRules))('%s (rule %s) is drawn by some record', (code) => {
    expect(drawn).toContain(code);
  });

  it('1.4, 2.4, 3.1 the examples break no rule but those that say so', () => {
    const refuted = records.filter(({ result }) => result.verdict === 'refuted').map(({ name }) => name);
    const meant = [...messages.map(({ id }) => `${id}.json`), 'fixed-king.json'];
    expect(refuted.sort()).toEqual(meant.sort());
  });
});

describe('each record comes to what is written beside it', () => {
  it.each(records.map(({ name, match }) => [name.replace('.json', ''), match] as const))('%s', (name, match) => {
    const wanted = expected[name];
    expect(wanted).toBeDefined();
    expect(expectationOf(wanted!.about, match)).toEqual(wanted);
  });

  it('8 the narrow match is won 95 : 94 with 760 : 759 raw points', () => {
    const { result } = records.find(({ name }) => name === 'narrow-match.json')!;
    expect(result).toMatchObject({ verdict: 'proved', points: [760, 759], match: [95, 94] });
  });

  it('7.3 the contras of +50 and −30 come to +20 and −20', () => {
    const { result } = records.find(({ name }) => name === 'contra-bounds.json')!;
    const [lost, , won, , two] = result.games.map(({ announcements, score }) => ({
      single: announcements.map(({ contra }) => contra?.points),
      counted: score[1].contra,
    }));
    expect(lost).toEqual({ single: [50], counted: 20 });
    expect(won).toEqual({ single: [-30], counted: -20 });
    expect(two).toEqual({ single: [30, -10], counted: 20 });
  });
});
