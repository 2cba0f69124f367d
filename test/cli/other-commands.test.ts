import { Ajv2020 } from 'ajv/dist/2020.js';
import { catalogue } from '@tarokk/rules';
import { describe, expect, it } from '@jest/globals';
import { tarokk } from '../support/tarokk.js';
import { parsedLines, recordFile, stackTrace } from './command-files.js';

describe('tarokk announcements', () => {
  it('lists the 66 announcements and the 4 silent bonuses under the sections of the rules', async () => {
    const { stdout, status } = await tarokk(['announcements']);
    expect(status).toBe(0);
    const lines = stdout.split('\n');
    const sections = lines.filter((line) => /^4\.\d /.test(line)).map((line) => line.slice(0, 3));
    expect([...new Set(sections)]).toEqual(['4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7', '4.8', '4.9']);
    expect(lines.filter((line) => line.startsWith('  '))).toHaveLength(70);
    expect(stdout).toMatch(/Djinn +djinn +50 {2}a black suit; rank 3, small/);
    expect(stdout).toMatch(/Four kings +four-kings +20$/m);
  });

  it('has the names in the language that is asked for', async () => {
    expect((await tarokk(['announcements', '--lang', 'hu'])).stdout).toMatch(/Pagátfogás +pagat-catch +30/);
    expect((await tarokk(['announcements', '--lang', 'de'])).stdout).toMatch(
      /Habicht +hawk +120 {2}drei Hochspielkarten; Rang 6, mittel/,
    );
  });

  it('--json gives the catalogue as one document with the names in all languages', async () => {
    const entries = JSON.parse((await tarokk(['announcements', '--json'])).stdout) as { id: string; rule: string }[];
    expect(entries).toHaveLength(70);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(70);
    expect(entries.map(({ id }) => id)).toEqual(expect.arrayContaining(catalogue.map(({ id }) => id)));
    expect(entries.at(-1)).toEqual({
      id: 'royal',
      rule: '4.9',
      family: 'trophy',
      name: { en: 'Royal', de: 'Royal', hu: 'Royal' },
      explained: {
        en: expect.stringMatching(/^Your side has to take all ten tricks/),
        de: expect.stringMatching(/^Ihr müsst alle zehn Stiche machen/),
        hu: expect.stringMatching(/^Mind a tíz ütést el kell vinnetek/),
      },
      parameter: 'none',
      points: 200,
      rank: 25,
      class: 'royal',
      valat: true,
    });
  });
});

describe('tarokk announcements NAME', () => {
  it('says in one sentence what it asks for, in the language that is asked for', async () => {
    const { stdout, status } = await tarokk(['announcements', 'ultimo']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^4\.6 .*\n {2}Ultimo +ultimo +10 .*\n {2}Your side has to win the last trick/);
    expect((await tarokk(['announcements', 'ultimo', '--lang', 'hu'])).stdout).toContain('Az utolsó, tizedik ütést');
    expect((await tarokk(['announcements', 'lauer', '--lang', 'de'])).stdout).toContain('Niemand sagt es an');
  });

  it.each([
    ['Pagat Ultimo', 'ultimo'],
    ['pikk király preultimó', 'pre-ultimo'],
    ['Herz-Mariage', 'mariage'],
    ['holdfogas', 'moon-catch'],
    ['MONDFANG STILL', 'silent-moon-catch'],
    ['cash_box', 'cash-box'],
  ])('finds it as players say it, in any language: %s', async (said, id) => {
    const { stdout } = await tarokk(['announcements', ...said.split(' '), '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ id });
  });

  it('names what is called nothing, and ends with 2', async () => {
    const { stderr, stdout, status } = await tarokk(['announcements', 'contra', 'royal']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^tarokk: no announcement is called "contra royal"/);
  });
});

describe('tarokk random', () => {
  it('makes matches that verify as proved, one a line', async () => {
    const made = await tarokk(['random', '--seed', '7', '--matches', '20']);
    expect(made.status).toBe(0);
    const { stdout, status } = await tarokk(['verify', '--json', '-'], { input: made.stdout });
    expect(parsedLines(stdout).map(({ verdict }) => verdict)).toEqual(Array<string>(20).fill('proved'));
    expect(status).toBe(0);
  });

  it('makes the same matches from the same seed, others from another, and the first ones of more', async () => {
    const made = async (seed: string, matches: string): Promise<string> =>
      (await tarokk(['random', '--seed', seed, '--matches', matches])).stdout;
    const [three, again, five, other] = await Promise.all([
      made('x', '3'),
      made('x', '3'),
      made('x', '5'),
      made('y', '3'),
    ]);
    expect(again).toBe(three);
    expect(five.startsWith(three)).toBe(true);
    expect(other).not.toBe(three);
  });

  it.each([
    ['one match of eight games unless told', [], 'match', 8],
    ['extra time of two games', ['--kind', 'extra-time'], 'extra-time', 2],
    ['as many games as are asked for', ['--kind', 'variant', '--games', '5'], 'variant', 5],
  ])('makes %s', async (_what, options, kind, games) => {
    const { stdout } = await tarokk(['random', '--seed', '1', ...options]);
    expect(stdout.trim().split('\n')).toHaveLength(1);
    const record = JSON.parse(stdout) as { kind?: string; games: unknown[] };
    expect(record.kind ?? 'match').toBe(kind);
    expect(record.games).toHaveLength(games);
  });

  it('makes games that are only scored where they are asked for', async () => {
    const { stdout } = await tarokk(['random', '--seed', '1', '--scored', '100']);
    const { games } = JSON.parse(stdout) as { games: object[] };
    expect(games.every((game) => 'sheet' in game)).toBe(true);
    expect((await tarokk(['verify', '-'], { input: stdout })).stdout).toContain('≈ Consistent');
  });
});

describe('tarokk schema', () => {
  it('is a JSON Schema that accepts records and refuses what is none', async () => {
    const { stdout, status } = await tarokk(['schema']);
    expect(status).toBe(0);
    const validate = new Ajv2020({ strict: false, formats: { date: true } }).compile(JSON.parse(stdout) as object);
    const made = (await tarokk(['random', '--seed', '3'])).stdout;
    expect(validate(JSON.parse(made))).toBe(true);
    expect(validate({ ...(JSON.parse(made) as object), surprise: 1 })).toBe(false);
  });
});

describe('tarokk, its use', () => {
  it('--version says the version of the package', async () => {
    expect((await tarokk(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    ['en', 'Usage: tarokk', 'Examples:', 'Exit status:'],
    ['de', 'Aufruf: tarokk', 'Beispiele:', 'Exit-Status:'],
    ['hu', 'Használat: tarokk', 'Példák:', 'Kilépési kód:'],
  ])('--help has commands, examples and exit statuses, in %s', async (language, ...expected) => {
    const { stdout, status } = await tarokk(['--help', '--lang', language]);
    expect(status).toBe(0);
    for (const part of [...expected, 'verify', 'announcements', 'random', 'schema']) expect(stdout).toContain(part);
  });

  it('verify --help says what it takes', async () => {
    const { stdout, status } = await tarokk(['verify', '--help']);
    expect(status).toBe(0);
    for (const option of ['--json', '--jobs', '--lang']) expect(stdout).toContain(option);
  });

  it('help COMMAND is what the command says with --help, of commands within others too', async () => {
    for (const path of [['verify'], ['season'], ['season', 'export'], []]) {
      const asked = await tarokk(['help', ...path, '--lang', 'hu']);
      expect(asked).toEqual(await tarokk([...path, '--help', '--lang', 'hu']));
      expect(asked.status).toBe(0);
    }
    const unknown = await tarokk(['help', 'verfy']);
    expect(unknown).toMatchObject({ status: 2, stdout: '' });
    expect(unknown.stderr).toContain('there is no command "verfy".');
  });

  it('without a command shows the help, with exit status 2', async () => {
    const { stdout, stderr, status } = await tarokk([]);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('Usage: tarokk');
  });

  it.each([
    [
      ['verfy', 'x.json'],
      'tarokk: there is no command "verfy".\nDid you mean verify?\n"tarokk --help" says what there is.\n',
    ],
    [['verify'], 'tarokk: FILE is missing.\n"tarokk --help" says what there is.\n'],
    [
      ['verify', '--jsno', 'x'],
      'tarokk: there is no option --jsno.\nDid you mean --json?\n"tarokk --help" says what there is.\n',
    ],
    [
      ['verify', '--jobs', '0', 'x'],
      'tarokk: "0" is no value for --jobs <number> (1–1024).\n"tarokk --help" says what there is.\n',
    ],
    [
      ['verify', 'x', '--lang', 'fr'],
      'tarokk: "fr" is no value for --lang <language> (en, de, hu).\n"tarokk --help" says what there is.\n',
    ],
    [
      ['verify', 'x', '--jobs'],
      'tarokk: the option --jobs <number> needs a value.\n"tarokk --help" says what there is.\n',
    ],
    [['random'], 'tarokk: the option --seed <seed> is needed.\n"tarokk --help" says what there is.\n'],
    [
      ['random', '--seed', '1', '--matches', '1e3'],
      'tarokk: "1e3" is no value for --matches <number> (0–9007199254740991).\n"tarokk --help" says what there is.\n',
    ],
    [
      ['schema', 'match', 'extra'],
      'tarokk: there are more arguments than this command takes.\n"tarokk --help" says what there is.\n',
    ],
    [
      ['verfy', '--lang', 'de'],
      'tarokk: es gibt keinen Befehl „verfy“.\nWar verify gemeint?\n„tarokk --help“ sagt, was es gibt.\n',
    ],
  ])('says what is wrong with %j, with exit status 2', async (words, expected) => {
    const { stdout, stderr, status } = await tarokk(words);
    expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: expected, status: 2 });
    expect(stderr).not.toMatch(stackTrace);
  });

  it('loads neither Nest nor Prisma nor anything else that is installed', async () => {
    const { stderr, status } = await tarokk(['verify', '--json', recordFile('random/match-001')], {
      node: ['--import', 'data:text/javascript,' + encodeURIComponent(loadedFiles)],
    });
    expect(status).toBe(0);
    expect(stderr).toContain('dist/apps/cli/main.js');
    expect(stderr).not.toContain('node_modules');
  });
});

/** Says on standard error which modules are resolved. */
const loadedFiles = `
  import { register } from 'node:module';
  register('data:text/javascript,' + encodeURIComponent(\`
    import { writeSync } from 'node:fs';
    export async function resolve(specifier, context, next) {
      const found = await next(specifier, context);
      writeSync(2, found.url + '\\\\n');
      return found;
    }
  \`));
`;
