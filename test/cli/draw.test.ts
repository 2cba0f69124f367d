import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../support/project.js';
import { type Ended, tarokk } from '../support/tarokk.js';
import { temporaryFolder } from './command-files.js';

const published = /```text\n([^]*?)```/.exec(readFileSync(join(projectRoot, 'docs/draw.md'), 'utf8'))![1]!;
const seed = /^seed (.*)$/m.exec(published)![1]!;
const entries = [...published.matchAll(/^\d+ [0-9a-f]{64} (.*)$/gm)].map(([, name]) => name!);
const input = { format: 'tarokk-draw/1', year: 2026, seed, entries };

const draw = (text: string, ...words: readonly string[]): Promise<Ended> =>
  tarokk(['draw', '-', ...words], { input: text });

describe('tarokk draw', () => {
  it('D28 repeats a published draw byte for byte: from its text, from its input, from the list and the seed', async () => {
    const file = join(temporaryFolder(), 'draw.txt');
    writeFileSync(file, published);
    for (const { stdout, stderr, status } of [
      await tarokk(['draw', file]),
      await draw(JSON.stringify(input)),
      await draw(`\n${entries.join('\r\n')}\n\n`, '--seed', `  ${seed} `, '--year', '2026'),
    ]) {
      expect([stdout, stderr, status]).toEqual([published, '', 0]);
    }
  });

  it.each([
    ['another seed', published.replace('4 11 23', '4 11 24'), 5],
    ['two places exchanged', published.replace('1 2 Aquincum', '1 3 Vizsla').replace('3 3 Vizsla', '3 2 Aquincum'), 11],
    ['a bye elsewhere', published.replace('4 -\n', ''), 14],
    ['something after it', `${published}17 1 Danube Wasps\n`, 19],
    ['another number of entries', published.replace('entries 5', 'entries 6'), 4],
  ])('D28 finds that a published draw does not follow from its list and seed: %s', async (_, text, line) => {
    const { stdout, stderr, status } = await draw(text);
    expect(status).toBe(1);
    expect(stderr).toContain(`line ${line} is`);
    expect(stdout).toMatch(/^tarokk-draw\/1\n/);
  });

  it.each([
    ['no JSON', '{'],
    ['another format', JSON.stringify({ ...input, format: 'tarokk-draw/2' })],
    ['a year in words', JSON.stringify({ ...input, year: 'MMXXVI' })],
    ['entries that are no names', JSON.stringify({ ...input, entries: [1, 2] })],
    ['one entry', JSON.stringify({ ...input, entries: entries.slice(0, 1) })],
    ['seventeen entries', JSON.stringify({ ...input, entries: Array.from({ length: 17 }, (_, index) => `${index}`) })],
    ['a name with a line feed', JSON.stringify({ ...input, entries: ['a\n2', 'b'] })],
    ['no seed', JSON.stringify({ ...input, seed: ' ' })],
    ['a text without a seed', 'tarokk-draw/1\nyear 2026\n'],
    ['a list without seed and year', entries.join('\n')],
    ['more than a draw can have', `{"x":"${'x'.repeat(70_000)}"}`],
  ])('draws nothing from %s', async (_, text) => {
    const { stdout, stderr, status } = await draw(text);
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toMatch(/^-: .+\n$/);
  });

  it('D28 takes no other seed for what has one already', async () => {
    expect((await draw(published, '--seed', 'mine')).status).toBe(2);
    expect((await draw(JSON.stringify(input), '--year', '2027')).status).toBe(2);
    expect((await draw(entries.join('\n'), '--seed', seed)).status).toBe(2);
  });

  it('says in the language that is asked for what is wrong, also of a file that is not there', async () => {
    expect((await draw('{', '--lang', 'de')).stderr).toContain('weder eine Auslosung');
    const { stderr, status } = await tarokk(['draw', 'nowhere.txt', '--lang', 'hu']);
    expect([stderr.startsWith('nowhere.txt: '), status]).toEqual([true, 2]);
  });
});
