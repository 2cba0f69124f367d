import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../support/project.js';
import { startTarokk, tarokk } from '../support/tarokk.js';
import { recordFile, temporaryFolder } from './command-files.js';

const royal = join(projectRoot, 'test/records/royal.json');
const silentIds = ['obscur', 'lauer', 'four-kings', 'silent-moon-catch'];

interface Line {
  readonly party: string;
  readonly bonus?: string;
  readonly announce?: string;
  readonly verdicts: string;
  readonly turns: readonly { card: number; seat: string; played: string; kind: string; keeping: string[] }[];
}
interface Document {
  readonly format: string;
  readonly games: readonly {
    number: number;
    reason: string | null;
    announcements: Line[] | null;
    silent: Line[] | null;
    missed: { party: string; announce: string; verdict: string }[] | null;
  }[];
}

async function documents(...words: string[]): Promise<Document[]> {
  const { stdout, status } = await tarokk(['analyse', '--json', ...words]);
  expect(status).toBe(0);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Document);
}

describe('tarokk analyse', () => {
  it('prints for people each announcement, how it ended, whether it could be made, and the turns in words', async () => {
    const { stdout, status } = await tarokk(['analyse', royal]);
    expect(status).toBe(0);
    expect(stdout).toContain('Game 1 · B attacks\n  ✓  B interceptor  Royal       made  could be stopped\n');
    expect(stdout).toContain(
      '     trick 2: A collector gave it away with moon; tarock VII or tarock XI would have stopped it\n',
    );
  });

  it('says the same in German and in Hungarian', async () => {
    const [german, hungarian] = await Promise.all(
      ['de', 'hu'].map((language) => tarokk(['analyse', royal, '--game', '1', '--lang', language])),
    );
    expect(german!.stdout).toContain('Stich 2: A-Eintreiber schenkte sie mit');
    expect(hungarian!.stdout).toContain('2. ütés: A behajtó ezzel ajándékozta oda: hold;');
  });

  it('prints with --json one document a file in one line, with 41 verdicts for each announcement', async () => {
    const [first, second] = await documents(royal, join(projectRoot, 'test/records/ultimo.json'));
    expect(first!.format).toBe('royal-tarokk-analysis/1');
    expect(first!.games.map(({ number, reason }) => [number, reason])).toEqual([
      [1, null],
      [2, null],
    ]);
    expect(first!.games[0]!.announcements).toEqual([
      {
        party: 'B',
        seat: 'B.interceptor',
        announce: 'royal',
        verdicts: `${'0'.repeat(7)}${'1'.repeat(34)}`,
        turns: [{ card: 6, seat: 'A.collector', played: 'T21', kind: 'gift', keeping: ['T7', 'T11'] }],
      },
    ]);
    expect(second!.games[0]!.announcements![0]).toMatchObject({ announce: 'ultimo', card: 'HK' });
  });

  it('looks at one game, and at one announcement, as it is told', async () => {
    const [document] = await documents(royal, '--game', '2', '--announcement', 'lauer');
    expect(document!.games).toHaveLength(1);
    expect(document!.games[0]).toMatchObject({
      number: 2,
      announcements: [],
      silent: [{ party: 'B', bonus: 'lauer' }],
    });
  });

  it('names with --missed what nobody announced, trophies or all Schlemme', async () => {
    const missed = async (family: string) =>
      (await documents(join(projectRoot, 'test/records/ultimo.json'), '--game', '2', '--missed', family)).flatMap(
        ({ games }) =>
          games.flatMap((game) => game.missed!.map(({ party, announce }) => `${game.number} ${party} ${announce}`)),
      );
    const trophies = await missed('trophies');
    expect(trophies).toEqual(['2 B spadille', '2 B moon-catch']);
    const all = await missed('schlemme');
    expect(all).toEqual(expect.arrayContaining(trophies));
    expect(all.length).toBeGreaterThan(trophies.length);
  });

  it('ends with --limit at so many positions, and leaves open what it does not know', async () => {
    const [few] = await documents(royal, '--limit', '1');
    const [all] = await documents(royal);
    const lines = ({ games }: Document) =>
      games.flatMap(({ announcements, silent }) => [...announcements!, ...silent!]);
    expect(lines(few!).some(({ verdicts }) => verdicts.startsWith('?'))).toBe(true);
    for (const [index, { verdicts }] of lines(few!).entries()) {
      expect(lines(all!)[index]!.verdicts.endsWith(verdicts.replace(/^\?+/, ''))).toBe(true);
    }
    const { stdout } = await tarokk(['analyse', royal, '--limit', '1']);
    expect(stdout).toContain('not decided');
  });

  it('says why a game with an illegal card, or without cards, is not analysed, with status 0', async () => {
    const [illegal] = await documents(recordFile('bad/play-revoke-001'));
    expect(illegal!.games[0]).toEqual({
      number: 1,
      reason: expect.stringMatching(/^play\/[a-z-]+, trick \d+$/) as unknown,
      announcements: null,
      silent: null,
      missed: null,
    });
    const mixed = join(projectRoot, 'test/records/mixed-match.json');
    const [scored] = await documents(mixed);
    expect(scored!.games.some(({ reason }) => reason === 'scored')).toBe(true);
    const { stdout } = await tarokk(['analyse', mixed]);
    expect(stdout).toContain('not analysed: the game is only scored, its cards are not on record');
  });

  it('has status 2 for what is malformed, unreadable or not there, and goes on with the next file', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'broken.json'), '{');
    const { status, stdout, stderr } = await tarokk(['analyse', '--json', join(folder, 'broken.json'), royal]);
    expect(status).toBe(2);
    expect(stderr).toContain('broken.json');
    const [broken, good] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(broken).toMatchObject({ format: 'royal-tarokk-analysis/1', verdict: 'malformed' });
    expect(good).toHaveProperty('games');

    const noGame = await tarokk(['analyse', royal, '--game', '9']);
    expect(noGame.status).toBe(2);
    expect(noGame.stderr).toContain('there is no game 9 in this match of 2');
    const noId = await tarokk(['analyse', royal, '--announcement', 'vogerl']);
    expect(noId.status).toBe(2);
    expect(noId.stderr).toContain('"vogerl" is no value for --announcement');
  });

  it('reads standard input, and streams of one match a line', async () => {
    const line = JSON.stringify(JSON.parse(readFileSync(royal, 'utf8')));
    const { stdout } = await tarokk(['analyse', '-', '--json'], { input: `${line}\n\n${line}\n` });
    const [first, second, ...more] = stdout.trimEnd().split('\n');
    expect(second).toBe(first);
    expect(more).toEqual([]);
    expect((JSON.parse(first!) as Document).games[0]!.silent!.every(({ bonus }) => silentIds.includes(bonus!))).toBe(
      true,
    );
  });

  it('keeps what is there when Ctrl+C ends it', async () => {
    const folder = temporaryFolder();
    const { stdout: many } = await tarokk(['random', '--seed', 'stopped', '--matches', '40']);
    writeFileSync(join(folder, 'many.ndjson'), many);
    const child = startTarokk(['analyse', '--json', join(folder, 'many.ndjson')]);
    let printed = '';
    child.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stdout!.once('data', () => child.kill('SIGINT'));
    let said = '';
    child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect(status).toBe(130);
    expect(said).toContain('Stopped: what stands above is all that was analysed.');
    const lines = printed.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(40);
    expect(JSON.parse(lines[0]!)).toHaveProperty('games');
  });
});
