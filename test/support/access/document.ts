import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from '../project.js';
import type { Matrix } from './matrix.js';
import { type Role, roles } from './setup.js';

export const accessDocument = join(projectRoot, 'docs/access.md');

const columns: Readonly<Record<Role, string>> = {
  anybody: 'without account',
  player: 'player',
  captain: 'captain',
  member: 'member',
  opponent: 'opponent',
  otherCaptain: 'other captain',
  juror: 'jury',
  concernedJuror: 'jury, concerned',
  admin: 'admin',
  readingToken: 'token `read`',
  submittingToken: 'token `submit`',
  juryToken: 'token `jury`',
  adminToken: 'token `admin`',
};

const words: Readonly<Record<string, string>> = { UNAUTHENTICATED: 'log in', FORBIDDEN: 'no' };

export interface Found {
  readonly mutations: Matrix;
  readonly queries: Matrix;
  readonly subscriptions: Matrix;
  readonly files: Matrix;
}

/** What docs/access.md says of a mutation as a role, in its words; null where it says nothing. */
export function saidOf(mutation: string, role: Role): string | null {
  return said.get(mutation)?.[roles.indexOf(role)] ?? null;
}

const said = new Map(
  [
    ...readFileSync(accessDocument, 'utf8')
      .split('\n## ')
      .find((part) => part.startsWith('Mutations'))!
      .matchAll(/^\| `(\w+)` *\|(.*)\|$/gm),
  ].map(([, name, cells]) => [name!, cells!.split('|').map((cell) => cell.trim())] as const),
);

/** docs/access.md as a run found it, laid out as the project's documents are; of what it did not try, what the document says. */
export async function documentOfAccess(found: Found): Promise<string> {
  const text = readFileSync(join(import.meta.dirname, 'access-head.md'), 'utf8')
    .replace('<!-- mutations -->', table('mutation', found.mutations))
    .replace('<!-- queries -->', table('query', found.queries))
    .replace('<!-- subscriptions -->', table('subscription', found.subscriptions))
    .replace('<!-- files -->', table('file', found.files));
  return format(text, { ...(await resolveConfig(accessDocument)), parser: 'markdown' });
}

function table(first: string, matrix: Matrix): string {
  const heads = [first, ...roles.map((role) => columns[role])];
  const rows = [...matrix].map(([name, outcomes]) => [
    `\`${name.replace(/: .*/, '')}\`${/: .*/.exec(name)?.[0] ?? ''}`,
    ...roles.map((role) => wordOf(outcomes[role]) ?? saidOf(name, role)),
  ]);
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function wordOf(outcome: string | undefined): string | undefined {
  return outcome === undefined ? undefined : (words[outcome] ?? outcome);
}
