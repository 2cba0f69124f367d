import { Ajv2020 } from 'ajv/dist/2020.js';
import { rulesets } from '@tarokk/rules';
import { describe, expect, it } from '@jest/globals';
import { sessionSheet } from './session-sheet.js';
import { tarokk } from '../support/tarokk.js';
import { parsedLines, stackTrace } from './command-files.js';

const ids = rulesets.map(({ id }) => id);

describe('tarokk random --ruleset', () => {
  it.each(ids)('makes sessions of %s that verify as proved, one a line', async (ruleset) => {
    const made = await tarokk(['random', '--seed', '7', '--ruleset', ruleset, '--sessions', '3', '--deals', '2']);
    expect(made.status).toBe(0);
    for (const line of made.stdout.trimEnd().split('\n')) {
      const session = JSON.parse(line) as { ruleset: string; deals: unknown[] };
      expect([session.ruleset, session.deals.length]).toEqual([ruleset, 2]);
    }
    const { stdout, status } = await tarokk(['verify', '--json', '-'], { input: made.stdout });
    expect(parsedLines(stdout).map(({ verdict }) => verdict)).toEqual(['proved', 'proved', 'proved']);
    expect(status).toBe(0);
  });

  it('makes the same sessions from the same seed, others from another, and the first ones of more', async () => {
    const made = async (seed: string, sessions: string): Promise<string> =>
      (await tarokk(['random', '--ruleset', 'kings-tarock', '--seed', seed, '--sessions', sessions])).stdout;
    const [two, again, three, other] = await Promise.all([
      made('x', '2'),
      made('x', '2'),
      made('x', '3'),
      made('y', '2'),
    ]);
    expect(again).toBe(two);
    expect(three.startsWith(two)).toBe(true);
    expect(other).not.toBe(two);
  });

  it.each(rulesets.flatMap(({ id, players }) => players.map((number) => [id, number] as const)))(
    'makes sessions of %s for %i players, with any options, the deals partly scored, and the same totals',
    async (ruleset, players) => {
      const chosen = rulesets
        .find(({ id }) => id === ruleset)!
        .options.map(({ id, values }) => `${id}=${values.at(-1)!}`);
      const ofGame = chosen.length === 0 ? [] : ['--option', ...chosen];
      const options = ['--players', String(players), '--deals', '6', ...ofGame];
      const made = async (scored: string): Promise<readonly { verdict: string; totals: number[] }[]> => {
        const random = ['random', '--seed', '7', '--ruleset', ruleset, ...options, '--scored', scored];
        const { stdout, stderr } = await tarokk(random);
        expect(stderr).toBe('');
        expect((JSON.parse(stdout) as { players: unknown[] }).players).toHaveLength(players);
        return parsedLines((await tarokk(['verify', '--json', '-'], { input: stdout })).stdout) as never;
      };
      const [played, scored] = [await made('0'), await made('100')];
      expect(played[0]!.verdict).toBe('proved');
      expect(scored[0]).toMatchObject({ verdict: 'consistent', totals: played[0]!.totals });
    },
  );

  it.each([
    ['a game that there is not', ['--ruleset', 'poker'], '"poker" is no value for --ruleset <ruleset> (hungarian, '],
    [
      'what belongs to matches',
      ['--ruleset', 'taroky', '--games', '3'],
      '--ruleset <ruleset> and --games <number> do not go together.',
    ],
    [
      'sessions without a game',
      ['--sessions', '3'],
      '--sessions is for random sessions: --ruleset <ruleset> is needed as well.',
    ],
    [
      'five players of a game for four',
      ['--ruleset', 'kings-tarock', '--players', '5'],
      '"5" is no value for --players <number> (4).',
    ],
    [
      'an option that the game does not have so',
      ['--ruleset', 'hungarian', '--option', 'xx-discard=sometimes'],
      '"xx-discard=sometimes" is no value for --option <option=value...> (xx-discard=allowed, xx-discard=forbidden).',
    ],
    ['no deals', ['--ruleset', 'taroky', '--deals', '0'], '"0" is no value for --deals <number> (1–1000).'],
  ])('refuses %s, and says what to do', async (_what, options, message) => {
    const { status, stdout, stderr } = await tarokk(['random', '--seed', '1', ...options]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(stackTrace);
  });
});

describe('tarokk rules', () => {
  it('lists the games that there are records of', async () => {
    const { stdout, status } = await tarokk(['rules']);
    expect(status).toBe(0);
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/));
    expect(lines.map(([, id]) => id)).toEqual(['royal-tarokk', ...ids]);
    expect(lines[1]).toEqual(['Hungarian Tarokk', 'hungarian', 'Húszashívásos tarokk', 'tarock-session/1']);
  });

  it.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
    'prints contracts, bonuses and options of %s, with their names and defaults',
    async (id, ruleset) => {
      const { stdout } = await tarokk(['rules', id, '--lang', 'de']);
      const lines = stdout.split('\n').map((line) => line.trim());
      expect(lines[0]).toBe(`${ruleset.name.de} · ${ruleset.native!} · ${id}`);
      for (const { id: term, name, native } of [...ruleset.contracts, ...ruleset.bonuses]) {
        expect(lines.map((line) => line.split(/ {2,}/))).toContainEqual([name.de, term, ...(native ? [native] : [])]);
      }
      for (const { id: option, values } of ruleset.options) expect(lines).toContain(`${option}: ${values.join(' | ')}`);
    },
  );

  it('prints of Royal Tarokk what tarokk announcements does', async () => {
    const [rules, announcements] = await Promise.all([tarokk(['rules', 'royal-tarokk']), tarokk(['announcements'])]);
    expect(rules.stdout).toBe(announcements.stdout);
  });

  it('--json gives one document with the names in all languages', async () => {
    const list = JSON.parse((await tarokk(['rules', '--json'])).stdout) as { id: string }[];
    expect(list.map(({ id }) => id)).toEqual(['royal-tarokk', ...ids]);
    expect(JSON.parse((await tarokk(['rules', 'hungarian', '--json'])).stdout)).toMatchObject({
      id: 'hungarian',
      players: [4, 5],
      pack: 42,
      contracts: [{ id: 'three', name: { en: 'three', de: 'Drei', hu: 'hármas' }, native: 'hármas' }, {}, {}, {}],
      options: expect.arrayContaining([
        expect.objectContaining({ id: 'xx-discard', default: 'allowed', values: ['allowed', 'forbidden'] }),
      ]),
    });
  });

  it('refuses a game that there is not, and says which there are', async () => {
    const { status, stderr } = await tarokk(['rules', 'bridge', '--lang', 'hu']);
    expect(status).toBe(2);
    expect(stderr).toContain('„bridge” nem jó érték ehhez: RULESET (hungarian, taroky, ');
  });
});

describe('tarokk schema session', () => {
  it('prints a JSON Schema that session records obey, and matches do not', async () => {
    const { stdout, status } = await tarokk(['schema', 'session']);
    expect(status).toBe(0);
    const validate = new Ajv2020({ strict: false, formats: { date: true } }).compile(JSON.parse(stdout) as object);
    const made = await tarokk(['random', '--seed', '1', '--ruleset', 'hungarian', '--sessions', '3']);
    for (const line of made.stdout.trimEnd().split('\n')) expect(validate(JSON.parse(line))).toBe(true);
    expect(validate(sessionSheet)).toBe(true);
    expect(validate({ ...sessionSheet, ruleset: 'taroky' })).toBe(false);
    expect(validate(JSON.parse((await tarokk(['random', '--seed', '1'])).stdout))).toBe(false);
  });

  it('prints that of matches unless told, and refuses other records', async () => {
    const [bare, match] = await Promise.all([tarokk(['schema']), tarokk(['schema', 'match'])]);
    expect(match.stdout).toBe(bare.stdout);
    const { status, stderr } = await tarokk(['schema', 'season']);
    expect([status, stderr]).toEqual([2, expect.stringContaining('"season" is no value for RECORD (match, session).')]);
  });
});
