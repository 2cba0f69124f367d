import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { tarokk } from '../support/tarokk.js';
import { parsedLines, recordFile, recordLine, temporaryFolder } from './command-files.js';

describe('tarokk verify, what it reads', () => {
  it('reads standard input for -', async () => {
    const { status, stdout } = await tarokk(['verify', '--json', '-'], {
      input: readFileSync(recordFile('random/match-001')),
    });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'proved' });
  });

  it('reads standard input among files, at its place', async () => {
    const { stdout } = await tarokk(
      ['verify', '--json', recordFile('random/match-001'), '-', recordFile('sheets/right-001')],
      {
        input: readFileSync(recordFile('bad/play-revoke-001')),
      },
    );
    expect(parsedLines(stdout).map(({ verdict }) => verdict)).toEqual(['proved', 'refuted', 'consistent']);
  });

  it('reads all records of a folder and of the folders in it, in the order of their names', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'b'));
    copyFileSync(recordFile('sheets/right-001'), join(folder, 'c.json'));
    copyFileSync(recordFile('bad/play-revoke-001'), join(folder, 'b', 'z.JSON'));
    copyFileSync(recordFile('random/match-001'), join(folder, 'a.json'));
    writeFileSync(
      join(folder, 'b', 'a.ndjson'),
      `${recordLine('random/match-002')}\n${recordLine('sheets/right-001')}\n`,
    );
    writeFileSync(join(folder, 'b', 'notes.txt'), 'not a record');
    writeFileSync(join(folder, 'd.jsonl'), recordLine('malformed/games-empty'));
    symlinkSync('..', join(folder, 'b', 'round.json'));
    const { status, stdout, stderr } = await tarokk(['verify', '--json', folder]);
    expect(parsedLines(stdout).map(({ verdict }) => verdict)).toEqual([
      'proved',
      'proved',
      'consistent',
      'refuted',
      'consistent',
      'malformed',
    ]);
    expect(status).toBe(2);
    expect(stderr).toMatch(new RegExp(`^${join(folder, 'd.jsonl')}:1: games: .+\n$`));
  });

  it('says which file each page is of, and sums up, when there are several', async () => {
    const folder = temporaryFolder();
    copyFileSync(recordFile('random/match-001'), join(folder, 'a.json'));
    copyFileSync(recordFile('bad/play-revoke-001'), join(folder, 'b.json'));
    const { stdout } = await tarokk(['verify', folder]);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe(join(folder, 'a.json'));
    expect(lines).toContain(join(folder, 'b.json'));
    expect(lines.at(-2)).toBe('Records: 2 (1 proved, 1 refuted)');
  });

  it('says of a folder without records that it has none', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'readme.txt'), '');
    const { status, stdout, stderr } = await tarokk(['verify', '--json', folder]);
    expect(status).toBe(2);
    expect(parsedLines(stdout)).toMatchObject([{ verdict: 'malformed', problems: [{ path: '' }] }]);
    expect(stderr).toBe(`${folder}: there is no record in this folder: no file ends in .json, .ndjson or .jsonl\n`);
  });

  it('goes on with the next file after one that cannot be read', async () => {
    const folder = temporaryFolder();
    symlinkSync('nowhere', join(folder, 'a.json'));
    copyFileSync(recordFile('random/match-001'), join(folder, 'b.json'));
    const { status, stdout } = await tarokk(['verify', '--json', folder]);
    expect(status).toBe(2);
    expect(parsedLines(stdout).map(({ verdict }) => verdict)).toEqual(['malformed', 'proved']);
  });

  it('makes control characters in the name of a file harmless', async () => {
    const { stderr, stdout } = await tarokk(['verify', '\u001b[2Jgone.json', 'x']);
    expect(stderr).toContain('\ufffd[2Jgone.json: ');
    expect(stdout + stderr).not.toContain('\u001b');
  });

  it('refuses a single record of more than 64 MB without reading on', async () => {
    const { status, stderr } = await tarokk(['verify', '-'], { input: Buffer.alloc(70 * 1024 * 1024, '[') });
    expect(status).toBe(2);
    expect(stderr).toBe('-: this is longer than 64 MB, and no stream of records one a line\n');
  });
});
