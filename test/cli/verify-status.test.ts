import { describe, expect, it } from '@jest/globals';
import { tarokk } from '../support/tarokk.js';
import { recordFile, stackTrace } from './command-files.js';

describe('tarokk verify, exit status', () => {
  it.each([
    ['0 for a proved match', 'random/match-001', 'proved', 0],
    ['0 for a match that is only consistent, because some games are scored', 'sheets/right-001', 'consistent', 0],
    ['1 for a match with a violation', 'bad/play-revoke-001', 'refuted', 1],
    ['1 for a match with a wrong claim', 'bad/claim-points-001', 'refuted', 1],
    ['2 for what is no match record', 'malformed/deal-card-t23', 'malformed', 2],
  ])('is %s', async (_what, record, verdict, status) => {
    const ended = await tarokk(['verify', '--json', recordFile(record)]);
    expect(ended.status).toBe(status);
    expect(JSON.parse(ended.stdout)).toMatchObject({ format: 'royal-tarokk-result/1', verdict });
  });

  it('is the highest of several files, whatever their order', async () => {
    const [proved, refuted, malformed] = ['random/match-001', 'bad/play-revoke-001', 'malformed/games-empty'].map(
      recordFile,
    ) as [string, string, string];
    expect((await tarokk(['verify', refuted, proved])).status).toBe(1);
    expect((await tarokk(['verify', malformed, refuted, proved])).status).toBe(2);
  });

  it('is 2 for a file that cannot be read, with a malformed result whose path is empty', async () => {
    const ended = await tarokk(['verify', '--json', 'no/such/file.json']);
    expect(ended.status).toBe(2);
    expect(JSON.parse(ended.stdout)).toEqual({
      format: 'royal-tarokk-result/1',
      verdict: 'malformed',
      problems: [{ path: '', message: 'this cannot be read: there is no such file or folder' }],
    });
    expect(ended.stderr).toBe('no/such/file.json: this cannot be read: there is no such file or folder\n');
  });

  it('is 2 for a record whose format is not known, which is read as a Royal Tarokk match', async () => {
    const ended = await tarokk(['verify', '-'], { input: '{"format":"poker-night/7"}' });
    expect(ended.status).toBe(2);
    expect(ended.stderr).toContain('-: format: one of royal-tarokk-match/1 is needed here\n');
  });

  it.each([
    ['nothing at all', ''],
    ['only blanks', ' \n\t\r\n '],
    ['text that is no JSON', 'the match was great'],
    ['a JSON value that is no object', '[[[[[1]]]]]'],
    ['null', 'null'],
    ['an object cut off', '{"format":"royal-tarokk-match/1","games":[{"number":'],
    ['deep nesting', '['.repeat(200_000)],
    ['a NUL', '\u0000'],
  ])('is 2 for %s, with the reason on both outputs and no stack trace', async (_what, input) => {
    const ended = await tarokk(['verify', '-'], { input });
    expect(ended.status).toBe(2);
    expect(ended.stdout).toContain('Malformed');
    expect(ended.stderr).toMatch(/^-: ./);
    expect(ended.stdout + ended.stderr).not.toMatch(stackTrace);
  });

  it('names every problem of a malformed record on standard error, as FILE: PATH: message', async () => {
    const input = JSON.stringify({
      format: 'royal-tarokk-match/1',
      kind: 'open',
      date: '2026-02-30',
      games: [{ number: 1 }],
    });
    const { stderr, stdout } = await tarokk(['verify', '--json', '-'], { input });
    const problems = (JSON.parse(stdout) as { problems: { path: string; message: string }[] }).problems;
    expect(problems.length).toBeGreaterThan(2);
    expect(stderr).toBe(
      problems.map(({ path, message }) => `${path === '' ? '-' : `-: ${path}`}: ${message}\n`).join(''),
    );
  });
});
