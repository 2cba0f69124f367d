import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../support/project.js';
import { launcher } from '../support/tarokk.js';
import { temporaryFolder } from './command-files.js';

const manual = readFileSync(join(projectRoot, 'docs/command.md'), 'utf8');
const examples = [...manual.matchAll(/^```console\n([^]*?)^```$/gm)].map((match) => match[1]!);

/** The commands of an example, in one shell, with what each is said to print. */
function steps(example: string): { command: string; expected: string[] }[] {
  return example
    .split(/^\$ /m)
    .slice(1)
    .map((step) => {
      const [command, ...expected] = step.trimEnd().split('\n');
      return { command: command!, expected };
    });
}

/** Lines with those left out ("…") matching whatever stands there. */
function pattern(lines: readonly string[]): RegExp {
  const parts = lines.map((line) => (line === '…' ? '(?:.*\n)*?' : `${line.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}\n`));
  return new RegExp(`^${parts.join('')}$`);
}

describe('docs/command.md', () => {
  it('has examples of every command', () => {
    for (const command of [
      'verify',
      'witness',
      'analyse',
      'rules',
      'announcements',
      'random',
      'schema',
      'draw',
      'audit',
      'season',
    ]) {
      expect(examples.some((example) => example.includes(`tarokk ${command}`))).toBe(true);
    }
  });

  it('is called with npx in the clone', () => {
    const { status, stdout } = spawnSync('npx', ['tarokk', '--version'], { cwd: projectRoot, encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '0.1.0\n']);
  });

  it.each(examples.map((example) => [example.split('\n')[0]!, example]))(
    'does what it shows: %s',
    (_first, example) => {
      const folder = temporaryFolder();
      for (const each of ['test', 'docs']) symlinkSync(join(projectRoot, each), join(folder, each));
      writeFileSync(join(folder, 'tarokk'), `#!/bin/sh\nexec "${process.execPath}" "${launcher}" "$@"\n`, {
        mode: 0o755,
      });
      const mark = '--- step ---';
      const all = steps(example);
      const script = all.map(({ command }) => `${command}\nstatus=$?\necho '${mark}'\n(exit $status)\n`).join('');
      const { stdout } = spawnSync('sh', ['-c', `exec 2>&1\n${script}`], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: [folder, process.env['PATH']].join(delimiter), LANG: 'C.UTF-8' },
      });
      const printed = stdout.split(`${mark}\n`);
      for (const [index, { command, expected }] of all.entries()) {
        expect(`$ ${command}\n${printed[index]!}`).toMatch(
          new RegExp(`^\\$ .*\\n${pattern(expected).source.slice(1)}`),
        );
      }
    },
  );
});
