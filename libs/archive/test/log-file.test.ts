import { spawnSync } from 'node:child_process';
import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../../test/support/project.js';
import { hex, type LogReport, verifyLog } from '@tarokk/archive';

const folder = join(projectRoot, 'test/conformance/log');

function verified(name: string): Promise<LogReport> {
  return verifyLog(createInterface({ input: createReadStream(join(folder, `${name}.ndjson`)) }), []);
}

const folders: string[] = [];
afterEach(() => {
  for (const each of folders.splice(0)) rmSync(each, { recursive: true });
});

/** The program of docs/audit.md, run on a file. */
function documentedProgram(name: string): { status: number | null; stdout: string } {
  const [, program] = /```js\n([^]*?)```/.exec(readFileSync(join(projectRoot, 'docs/audit.md'), 'utf8'))!;
  const own = mkdtempSync(join(tmpdir(), 'log-'));
  folders.push(own);
  writeFileSync(join(own, 'verify.mjs'), program!);
  const { status, stdout } = spawnSync(process.execPath, [join(own, 'verify.mjs'), join(folder, `${name}.ndjson`)], {
    encoding: 'utf8',
  });
  return { status, stdout };
}

const faults = {
  'entry-changed': { code: 'link-broken', where: { chain: 'office', number: 3 } },
  'entries-exchanged': { code: 'link-broken', where: { chain: 'office', number: 2 } },
  'link-changed': { code: 'link-broken', where: { chain: 'season 2026', number: 1 } },
  'link-missing': { code: 'link-missing', where: { chain: 'office', number: 2 } },
} as const;

describe('an exported log', () => {
  it('that is whole leads to these heads, which no later version may change', async () => {
    const { verdict, chains } = await verified('whole');
    expect(verdict).toBe('whole');
    expect(chains.map(({ chain, number, hash }) => `${chain}:${number}:${hex(hash)}`)).toEqual([
      'office:4:42be3105c810618667c1ba9006e683a3da578684d83deeb7eb745e4ce4dc3a78',
      'season 2026:2:1d46f187669d9574a224c291a2bd7152b9a3cfc5e3b0059e0d9a50f3e0713e68',
    ]);
  });

  it.each(Object.entries(faults))('shows what is wrong with it: %s', async (name, expected) => {
    expect(await verified(name)).toMatchObject({ verdict: 'broken', faultCount: 1, faults: [expected] });
  });

  it('is found whole or broken by the program of docs/audit.md too', async () => {
    const { chains } = await verified('whole');
    const { status, stdout } = documentedProgram('whole');
    expect(status).toBe(0);
    expect(stdout).toBe(chains.map(({ chain, number, hash }) => `${chain}:${number}:${hex(hash)}\n`).join(''));
    const broken = readdirSync(folder)
      .map((file) => file.replace('.ndjson', ''))
      .filter((name) => name !== 'whole');
    expect(broken.sort()).toEqual(Object.keys(faults).sort());
    for (const [name, { where }] of Object.entries(faults)) {
      expect(documentedProgram(name)).toEqual({
        status: 1,
        stdout: `${where.chain}: link ${where.number} is broken\n`,
      });
    }
  });
});
