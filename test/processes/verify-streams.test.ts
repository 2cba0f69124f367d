import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../support/project.js';
import { launcher, startTarokk, tarokk } from '../support/tarokk.js';
import { parsedLines, recordLine, temporaryFolder } from '../cli/command-files.js';

const proved = recordLine('random/match-001');
const consistent = recordLine('sheets/right-001');
const refuted = recordLine('bad/play-revoke-001');
const malformed = recordLine('malformed/games-empty');
const notJson = '{"format":';

async function verdictsOf(input: string | Uint8Array, ...options: string[]): Promise<string[]> {
  const { stdout } = await tarokk(['verify', '--json', ...options, '-'], { input });
  return parsedLines(stdout).map(({ verdict }) => verdict);
}

describe('tarokk verify, streams of records', () => {
  it('takes a first line that is a whole JSON value followed by another for a stream', async () => {
    expect(await verdictsOf(`${proved}\n${refuted}\n`)).toEqual(['proved', 'refuted']);
  });

  it('takes one record in one line, with blank lines after it, for one record', async () => {
    const { stdout, stderr } = await tarokk(['verify', '-'], { input: `\n${proved}\r\n\n \t\n` });
    expect(stdout).toContain('✓ Proved:');
    expect(stderr).toBe('');
  });

  it('takes a record over many lines for one record', async () => {
    expect(await verdictsOf(JSON.stringify(JSON.parse(proved), null, 2))).toEqual(['proved']);
  });

  it.each(['ndjson', 'jsonl'])(
    'knows a stream by the ending .%s, though it has one line that is no JSON',
    async (ending) => {
      const file = join(temporaryFolder(), `records.${ending}`);
      writeFileSync(file, notJson);
      const { status, stderr } = await tarokk(['verify', '--json', file]);
      expect(status).toBe(2);
      expect(stderr).toMatch(new RegExp(`^${file}:1: this is not JSON`));
    },
  );

  it('takes the last line without an end for a line', async () => {
    expect(await verdictsOf(`${proved}\n${consistent}`)).toEqual(['proved', 'consistent']);
  });

  it('takes lines that end with CR LF, skips blank lines, and counts them', async () => {
    const { stdout, stderr } = await tarokk(['verify', '--json', '-'], {
      input: `${proved}\r\n\r\n  \r\n${malformed}\r\n`,
    });
    expect(parsedLines(stdout).map(({ verdict }) => verdict)).toEqual(['proved', 'malformed']);
    expect(stderr).toMatch(/^-:4: games: .+\n$/);
  });

  it('skips a byte order mark at the start', async () => {
    expect(await verdictsOf(`\ufeff${proved}\n${refuted}\n`)).toEqual(['proved', 'refuted']);
  });

  it('goes on after a line that is no JSON or no UTF-8', async () => {
    const input = Buffer.concat([
      Buffer.from(`${proved}\n${notJson}\n`),
      Buffer.from([0x22, 0xff, 0x22, 0x0a]),
      Buffer.from(proved),
    ]);
    expect(await verdictsOf(input)).toEqual(['proved', 'malformed', 'malformed', 'proved']);
  });

  it('calls a line of more than 16 MB malformed, one of 16 MB not, and goes on after it', async () => {
    const limit = 16 * 1024 * 1024;
    const padded = (length: number): string => proved + ' '.repeat(length - Buffer.byteLength(proved));
    const input = [proved, padded(limit), padded(limit + 1), refuted].join('\n');
    const { status, stdout, stderr } = await tarokk(['verify', '--json', '-'], { input });
    expect(parsedLines(stdout).map(({ verdict }) => verdict)).toEqual(['proved', 'proved', 'malformed', 'refuted']);
    expect(stderr).toBe('-:3: this line is longer than 16 MB\n');
    expect(status).toBe(2);
  });

  it('says that a stream without records has none', async () => {
    const file = join(temporaryFolder(), 'empty.ndjson');
    writeFileSync(file, '\n\n');
    const { status, stderr } = await tarokk(['verify', '--json', file]);
    expect(status).toBe(2);
    expect(stderr).toBe(`${file}: there is nothing in it\n`);
  });

  it('gives the results in the order of the lines, and the same ones, with any number of threads', async () => {
    const lines = Array.from({ length: 1500 }, (_, index) =>
      index % 97 === 5 ? notJson : [proved, consistent, refuted, malformed][index % 4]!,
    );
    const input = `${lines.join('\n')}\n`;
    const [one, four] = await Promise.all(
      ['1', '4'].map((jobs) => tarokk(['verify', '--json', '--jobs', jobs, '-'], { input })),
    );
    const expected = lines.map((line) =>
      line === proved ? 'proved' : line === consistent ? 'consistent' : line === refuted ? 'refuted' : 'malformed',
    );
    expect(parsedLines(four!.stdout).map(({ verdict }) => verdict)).toEqual(expected);
    expect(four!.stdout).toBe(one!.stdout);
    expect(four!.stderr).toBe(one!.stderr);
  });

  it('prints for people one line a record, with its number, verdict, points and teams, and sums up on standard error', async () => {
    const { stdout, stderr, status } = await tarokk(['verify', '-'], { input: `${proved}\n\n${refuted}\n` });
    const [first, second, end] = stdout.split('\n');
    expect(first).toMatch(/^ +1 {2}✓ proved +\d+ : \d+ {2}Aquincum – Óbuda "B"$/);
    expect(second).toMatch(/^ +3 {2}✗ refuted +Game 1: play\/revoke/);
    expect(end).toBe('');
    expect(stderr).toBe('Records: 2 (1 proved, 1 refuted)\n');
    expect(status).toBe(1);
  });

  it('gives each result as soon as it is there, before the stream ends', async () => {
    const child = startTarokk(['verify', '--json', '-']);
    child.stdin!.write(`${proved}\n${refuted}\n`);
    let printed = '';
    while (parsedLines(printed.slice(0, printed.lastIndexOf('\n') + 1)).length < 2) {
      const [chunk] = (await once(child.stdout!, 'data')) as [Buffer];
      printed += chunk.toString();
    }
    child.stdin!.end();
    const [status] = (await once(child, 'close')) as [number];
    expect(status).toBe(1);
  });

  it.each([
    ['verify', ['verify', '--json', '-']],
    ['random', ['random', '--seed', '1', '--matches', '1000000000']],
  ])('ends quietly when nobody reads on: %s', async (_what, words) => {
    const child = startTarokk(words);
    let complaints = '';
    child.stderr!.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    child.stdin!.on('error', () => {});
    // More than any pipe holds, so that the command must notice.
    child.stdin!.write(`${proved}\n`.repeat(2000));
    await once(child.stdout!, 'data');
    child.stdout!.destroy();
    const [status, signal] = (await once(child, 'close')) as [number | null, string | null];
    expect({ status, signal, complaints }).toEqual({ status: 0, signal: null, complaints: '' });
  });

  it('needs no more memory for a long stream than for a short one', async () => {
    // Lines that cost little to verify, so that many megabytes can go through: 100 kB each.
    const line = `${JSON.stringify({ format: 'royal-tarokk-match/1', padding: 'x'.repeat(100_000) })}\n`;
    const short = await memoryOf(line, 300);
    const long = await memoryOf(line, 3000);
    expect(short.lines).toBe(300);
    expect(long.lines).toBe(3000);
    // 270 MB more go through; if a third of them were kept, it would show.
    expect(long.megabytes - short.megabytes).toBeLessThan(90);
  });

  it('keeps nothing of a line that is too long', async () => {
    const piece = 'x'.repeat(100_000);
    const short = await memoryOf(piece, 200, `${proved}\n`);
    const long = await memoryOf(piece, 3000, `${proved}\n`);
    expect(short.lines).toBe(2);
    expect(long.lines).toBe(2);
    expect(long.megabytes - short.megabytes).toBeLessThan(90);
  });
});

/** Verifies a text many times over, after a start; the most memory that the process had at any time. */
async function memoryOf(text: string, times: number, start = ''): Promise<{ lines: number; megabytes: number }> {
  const report = join(projectRoot, 'test/cli/report-memory.mjs');
  const child = spawn(process.execPath, ['--import', report, launcher, 'verify', '--json', '--jobs', '2', '-']);
  let lines = 0;
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (lines += chunk.toString().split('\n').length - 1));
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-1000)));
  child.stdin.write(start);
  for (let count = 0; count < times; count++) if (!child.stdin.write(text)) await once(child.stdin, 'drain');
  child.stdin.end();
  await once(child, 'close');
  return { lines, megabytes: Number(/memory (\d+)/.exec(said)![1]) };
}
