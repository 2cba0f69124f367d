import { describe, expect, it } from '@jest/globals';
import { tarokk } from '../support/tarokk.js';
import { recordFile, recordLine } from './command-files.js';

const escape = '\u001b[';

async function pageOf(name: string, ...options: string[]): Promise<string[]> {
  const { stdout } = await tarokk(['verify', ...options, recordFile(name)]);
  return stdout.split('\n');
}

/** The lines of one game. */
function game(page: readonly string[], number: number): string[] {
  const start = page.findIndex((line) => line.startsWith(`Game ${number} `));
  const end = page.findIndex((line, index) => index > start && /^Game /.test(line));
  return page.slice(start, end);
}

/** A line with its spaces made one each. */
function loose(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim().replace(/ +/g, ' '));
}

describe('tarokk verify, the page for people', () => {
  it('says who played, what, when and where', async () => {
    const { stdout } = await tarokk(['verify', '-'], {
      input: JSON.stringify({
        ...(JSON.parse(recordLine('random/match-001')) as object),
        venue: 'Kávéház',
        date: '2026-03-14',
      }),
    });
    expect(stdout.split('\n').slice(0, 4)).toEqual([
      'Aquincum – Óbuda "B"',
      'Open match · 14 March 2026 · Kávéház',
      'A  Aquincum   collector Emil Őz, interceptor Géza Űr',
      'B  Óbuda "B"  collector Béla Kis, interceptor Flóra Ács',
    ]);
  });

  it('shows of each game the score lines of both parties side by side', async () => {
    const first = loose(game(await pageOf('random/match-001'), 1));
    expect(first.slice(0, 9)).toEqual([
      'Game 1 · A attacks · played',
      'A B',
      'Consolation 90 85',
      'Messages 0 0',
      'Announcements −270 −200',
      'Silent bonuses +15 0',
      'Contra +20 +20',
      'Limit 0 0',
      'Total 0 0',
    ]);
  });

  it('shows each announcement with sign, word, points, contra, and the reason below', async () => {
    const first = loose(game(await pageOf('random/match-001'), 1)).join('\n');
    expect(first).toContain(
      '✗ B collector Creeper lost −60\ntrick 9 was won by tarock XIII (B interceptor), not with a bird\n',
    );
    expect(first).toContain(
      "✓ A collector Visi made +1 contra −1\nvisi was brought home in trick 4, won by l'amour (A interceptor); contra by B collector\n",
    );
    expect(first).toContain('↑ A collector Cash box raised 0\nraised by Clubs court\n');
    expect(first).toContain('• A collector Suit count (clubs 2) stated true of the hand\n');
    expect(first).toContain('✓ A Lauer (ambush) silent +15\npagat was caught in trick 6 by moon (A interceptor)');
  });

  it('shows a void call with the rule that it breaks', async () => {
    const page = loose(await pageOf('bad/auction-repeated-001')).join('\n');
    expect(page).toMatch(/^∅ .+ void 0$/m);
    expect(page).toMatch(/^✗ rule 2\.2, [AB] (collector|interceptor), turn \d+: .+\[auction\/repeated\]$/m);
  });

  it('shows violations with rule, seat, trick and message', async () => {
    const page = (await pageOf('bad/several-001')).join('\n');
    expect(page).toContain('✗ rule 2.6, B collector, trick 1: angel is bound to a later trick');
    expect(page).toContain('✗ rule 7.4, party B: B claims 79 points; the game gives 80 [claim/points]');
    expect(page).toContain('✗ Refuted: 5 violations in game 1.');
  });

  it('names the player who enters the trophy list', async () => {
    expect((await pageOf('rigged/album-won-8-001')).join('\n')).toContain(
      '★ for the trophy list: Royal, Géza Űr (A interceptor)',
    );
  });

  it('ends with the sums, the match points and the verdict', async () => {
    const page = loose(await pageOf('rigged/sum-760-759-001'));
    expect(page.slice(-5)).toEqual([
      'Sum 760 759',
      'Match points 95 94',
      '',
      '✓ Proved: every game was played by the rules, and all claims are right.',
      '',
    ]);
  });

  it('says which games are only scored', async () => {
    expect((await pageOf('sheets/right-001')).at(-2)).toMatch(/^≈ Consistent: .+ Only scored: game 1\.$/);
  });

  it('fits 100 columns in every language, with the widest names too', async () => {
    const names = [
      'edges/names-longest-001',
      'edges/names-astral-longest-001',
      'random/match-001',
      'bad/several-002',
      'sheets/right-004',
    ];
    for (const language of ['en', 'de', 'hu']) {
      const { stdout } = await tarokk(['verify', '--lang', language, ...names.map(recordFile)]);
      const tooWide = stdout.split('\n').filter((line) => !line.endsWith('.json') && Array.from(line).length > 100);
      expect(tooWide).toEqual([]);
    }
  });

  it('keeps columns in line after wide and combining characters', async () => {
    const record = JSON.parse(recordLine('random/match-001')) as { parties: Record<string, { team: string }> };
    record.parties.A!.team = '維也納 e\u0301';
    record.parties.B!.team = 'ABCDEF g';
    const { stdout } = await tarokk(['verify', '-'], { input: JSON.stringify(record) });
    expect(stdout).toContain('\nA  維也納 e\u0301  collector');
    expect(stdout).toContain('\nB  ABCDEF g  collector');
  });

  it('makes changes of direction in names harmless', async () => {
    const record = JSON.parse(recordLine('random/match-001')) as { parties: Record<string, { team: string }> };
    record.parties.A!.team = 'Nagy\u202eykcuL';
    const { stdout } = await tarokk(['verify', '-'], { input: JSON.stringify(record) });
    expect(stdout).toContain('Nagy\ufffdykcuL');
    expect(stdout).not.toContain('\u202e');
  });
});

describe('tarokk, language', () => {
  const file = recordFile('random/match-001');
  const verdict = { en: '✓ Proved:', de: '✓ Bewiesen:', hu: '✓ Igazolt:' };

  it.each([
    ['--lang before everything', ['--lang', 'de'], { LC_ALL: 'hu_HU.UTF-8' }, verdict.de],
    ['LC_ALL', [], { LC_ALL: 'hu_HU.UTF-8', LC_MESSAGES: 'de_DE', LANG: 'de_DE' }, verdict.hu],
    ['LC_MESSAGES where LC_ALL is empty', [], { LC_ALL: '', LC_MESSAGES: 'de_AT.UTF-8', LANG: 'hu_HU' }, verdict.de],
    ['LANG where both are empty', [], { LC_ALL: '', LC_MESSAGES: '', LANG: 'hu' }, verdict.hu],
    ['English for C', [], { LC_ALL: 'C.UTF-8', LANG: 'hu_HU' }, verdict.en],
    ['English for a language that it does not have', [], { LC_ALL: 'fr_FR.UTF-8' }, verdict.en],
    ['English where nothing is said', [], { LC_ALL: '' }, verdict.en],
  ])('takes %s', async (_what, options, environment, expected) => {
    const { stdout } = await tarokk(['verify', ...options, file], { environment });
    expect(stdout).toContain(expected);
  });

  it('takes --lang before the name of the command as well', async () => {
    expect((await tarokk(['--lang', 'hu', 'verify', file])).stdout).toContain(verdict.hu);
  });
});

describe('tarokk, colours', () => {
  const words = ['verify', recordFile('random/match-001')];

  it.each([
    ['are absent where the output is no terminal', {}, false],
    ['are there with FORCE_COLOR', { FORCE_COLOR: '1' }, true],
    ['are absent with FORCE_COLOR=0', { FORCE_COLOR: '0' }, false],
    ['are absent with NO_COLOR', { NO_COLOR: '1' }, false],
    ['are there when FORCE_COLOR and NO_COLOR contradict each other', { NO_COLOR: '1', FORCE_COLOR: '1' }, true],
  ])('%s', async (_what, environment, expected) => {
    const { stdout } = await tarokk(words, { environment });
    expect(stdout.includes(escape)).toBe(expected);
  });

  it('change nothing but colours', async () => {
    const [plain, coloured] = await Promise.all([tarokk(words), tarokk(words, { environment: { FORCE_COLOR: '1' } })]);
    expect(coloured.stdout.replace(/\u001b\[\d+m/g, '')).toBe(plain.stdout);
  });

  it('are never in JSON', async () => {
    const { stdout } = await tarokk([...words, '--json'], { environment: { FORCE_COLOR: '1' } });
    expect(stdout).not.toContain(escape);
  });

  it('are in the lines of a stream too', async () => {
    const input = `${recordLine('random/match-001')}\n${recordLine('bad/play-revoke-001')}\n`;
    const { stdout } = await tarokk(['verify', '-'], { input, environment: { FORCE_COLOR: '1' } });
    expect(stdout).toContain(`${escape}32m✓ proved`);
    expect(stdout).toContain(`${escape}31m✗ refuted`);
  });
});
