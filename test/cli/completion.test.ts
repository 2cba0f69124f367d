import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeWith } from '../support/describe-with.js';
import { tarokk } from '../support/tarokk.js';

const folder = mkdtempSync(join(tmpdir(), 'tarokk-completion-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Shell = 'bash' | 'zsh' | 'fish';

/** What a shell offers behind what was typed so far; the last word may be empty. */
type Offer = (...typed: readonly string[]) => readonly string[];

/** Runs a shell that reads no settings of whoever runs the tests. */
function linesOf(shell: Shell, quiet: readonly string[], program: string): readonly string[] {
  const { stdout, stderr, status } = spawnSync(shell, [...quiet, '-c', program], {
    encoding: 'utf8',
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8' },
  });
  if (status !== 0 || stderr !== '') throw new Error(`${shell} ended with ${String(status)}: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' ');

const offers: Readonly<Record<Shell, Offer>> = {
  bash: (...typed) =>
    linesOf(
      'bash',
      ['--norc'],
      `source ./bash; COMP_WORDS=(tarokk ${quoted(typed)}); COMP_CWORD=${typed.length}; _tarokk; printf '%s\\n' "\${COMPREPLY[@]}"`,
    ),
  // The three functions of zsh that take what is offered print it; which of it fits what is typed they would say themselves.
  zsh: (...typed) =>
    linesOf(
      'zsh',
      ['-f'],
      `compdef() { }; source ./zsh; compadd() { shift; print -l -- "$@" }; _files() { print FILES }
       _describe() { print -l -- "\${(@P)2%%:*}" }
       words=(tarokk ${quoted(typed)}); CURRENT=${typed.length + 1}; _tarokk`,
    ).filter((line) => line === 'FILES' || line.startsWith(typed.at(-1)!)),
  fish: (...typed) =>
    linesOf('fish', ['--no-config'], `source ./fish; complete -C "tarokk ${typed.join(' ')}"`).map(
      (line) => line.split('\t')[0]!,
    ),
};

function completes(shell: Shell): void {
  const offer = offers[shell];
  beforeAll(async () => {
    const { stdout, stderr, status } = await tarokk(['completion', shell]);
    expect([stderr, status]).toEqual(['', 0]);
    writeFileSync(join(folder, shell), stdout);
  });

  it('every command that the help knows', async () => {
    const { stdout } = await tarokk(['--help']);
    const [, listed = ''] = /^Commands:\n([\s\S]*?)\n\n/m.exec(stdout) ?? [];
    const commands = [...listed.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name!);
    expect(commands.length).toBeGreaterThan(14);
    expect(offer('')).toEqual(expect.arrayContaining(commands));
    expect(offer('sea')).toEqual(['season']);
  });

  it('commands below a command, and none of another', () => {
    const below = offer('season', '').filter((each) => /^[a-z]+$/.test(each));
    expect(below.toSorted()).toEqual(['export', 'import', 'schedule', 'setup', 'verify']);
  });

  it('options, and what they may be', () => {
    expect(offer('verify', '--wit')).toEqual(['--witness']);
    expect(offer('season', 'verify', '--')).toEqual(
      expect.arrayContaining(['--head', '--manifest', '--json', '--lang']),
    );
    expect(offer('season', 'verify', '--lang', '').toSorted()).toEqual(['de', 'en', 'hu']);
    expect(offer('random', '--kind', 'ex')).toEqual(['extra-time']);
  });

  it('what an argument may be', () => {
    expect(
      offer('completion', '')
        .filter((each) => !each.startsWith('-'))
        .toSorted(),
    ).toEqual(['bash', 'fish', 'zsh']);
    expect(offer('help', 'rec')).toEqual(['recount']);
  });
}

// It is on every machine on which these tests run.
describe('bash completes after `source <(tarokk completion bash)`', () => completes('bash'));
describeWith('zsh')('zsh completes after `source <(tarokk completion zsh)`', () => completes('zsh'));
describeWith('fish')('fish completes after `tarokk completion fish | source`', () => completes('fish'));

describe('tarokk completion', () => {
  it('says which shells it knows', async () => {
    const { stderr, status } = await tarokk(['completion', 'csh']);
    expect(status).toBe(2);
    expect(stderr).toContain('bash, zsh, fish');
  });

  it('describes in the language of the reader', async () => {
    expect((await tarokk(['completion', 'fish', '--lang', 'hu'])).stdout).toContain('Súgó egy parancshoz');
  });
});
