import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findChromium } from '../../scripts/chromium.mjs';
import { projectRoot } from '../support/project.js';
import { requires } from '../support/requires.js';

/** A folder of somebody who has the tarballs and nothing of this project. */
let folder: string;

interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(program: string, parameters: readonly string[], directory = folder): Ran {
  return spawnSync(program, parameters, { cwd: directory, encoding: 'utf8' });
}

/** The command, as npm has installed it. */
function tarokk(...words: readonly string[]): Ran {
  return run(join(folder, 'node_modules/.bin/tarokk'), words);
}

const needsChromium = requires('chromium') ? it : it.skip;

const from = (file: string): string => join(projectRoot, file);

/** The example of a README, as a file of that folder. */
function example(readme: string, name: string, more = ''): string {
  const [, code] = /```ts\n([^]*?)```/.exec(readFileSync(readme, 'utf8'))!;
  const file = join(folder, name);
  writeFileSync(file, code! + more);
  return file;
}

describe('the packages', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tarokk-packages-'));
    const made = run(process.execPath, ['scripts/packages.mjs'], projectRoot);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    const tarballs = [...made.stdout.matchAll(/: (.*\.tgz) /g)].map(([, path]) => path!);
    expect(tarballs).toHaveLength(3);
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    // Without a network: what they need they bring along.
    const installed = run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs]);
    expect(installed).toMatchObject({ status: 0 });
    copyFileSync(from('test/records/royal.json'), join(folder, 'match.json'));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('bring nothing along but themselves', () => {
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as { packages: object };
    expect(Object.keys(lock.packages)).toEqual([
      '',
      'node_modules/@tarokk/archive',
      'node_modules/@tarokk/rules',
      'node_modules/tarokk',
    ]);
  });

  it.each(['@tarokk/archive', '@tarokk/rules', 'tarokk'])(
    'have a licence, a README and the version of the project: %s',
    (name) => {
      const of = (file: string): string => readFileSync(join(folder, 'node_modules', name, file), 'utf8');
      const { version } = JSON.parse(readFileSync(from('package.json'), 'utf8')) as { version: string };
      expect(JSON.parse(of('package.json'))).toMatchObject({ name, version, license: 'MIT', type: 'module' });
      expect(of('LICENSE')).toBe(readFileSync(from('LICENSE'), 'utf8'));
      expect(of('README.md')).toContain(`# ${name}\n`);
    },
  );

  it.each([
    ['the package', (): string => join(folder, 'node_modules/@tarokk/rules/README.md')],
    ['the project', (): string => from('README.md')],
  ])('have types for the example in the README of %s, which runs in Node', (_, readme) => {
    const file = example(
      readme(),
      'example.ts',
      `
        import { readFileSync } from 'node:fs';
        console.log(explainMatch(readFileSync('match.json', 'utf8')).join('\\n'));
        console.log(explainMatch('{}').join('\\n'));
      `,
    );
    const tsc = from('node_modules/@typescript/native/bin/tsc');
    const types = ['--types', 'node', '--typeRoots', from('node_modules/@types')];
    const options = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--outDir', 'compiled', ...types];
    expect(run(process.execPath, [tsc, ...options, file])).toMatchObject({ status: 0, stdout: '' });
    const { stdout, stderr } = run(process.execPath, ['compiled/example.js']);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^(?:proved|refuted)\n/);
    expect(stdout).toContain('format');
  });

  it('make one file for browsers out of it, which needs nothing of Node', async () => {
    const file = example(join(folder, 'node_modules/@tarokk/rules/README.md'), 'page.ts');
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'page',
      platform: 'browser',
    });
    const record = readFileSync(join(folder, 'match.json'), 'utf8');
    const inBrowser = { record, TextDecoder, explained: [] as string[] };
    runInNewContext(`${outputFiles[0]!.text}; explained = page.explainMatch(record);`, inBrowser);
    expect(inBrowser.explained[0]).toMatch(/^(?:proved|refuted)$/);
  });

  it('verify an archive by @tarokk/archive in Node, with its types, and say what was changed', () => {
    const file = example(
      join(folder, 'node_modules/@tarokk/archive/README.md'),
      'archive-example.ts',
      `
        import { openAsBlob } from 'node:fs';
        import { verifyFile } from '@tarokk/archive/file';
        for (const path of process.argv.slice(2)) {
          console.log((await explainArchive(await openAsBlob(path))).join('\\n'));
          console.log((await verifyFile(path)).verdict);
        }
      `,
    );
    const tsc = from('node_modules/@typescript/native/bin/tsc');
    const types = ['--types', 'node', '--typeRoots', from('node_modules/@types')];
    const options = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--outDir', 'compiled', ...types];
    expect(run(process.execPath, [tsc, ...options, file])).toMatchObject({ status: 0, stdout: '' });
    const season = (name: string): string => from(`test/conformance/season/${name}.zip`);
    const { stdout } = run(process.execPath, [
      'compiled/archive-example.js',
      season('public'),
      season('total-changed'),
    ]);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.slice(0, 3)).toEqual(['2025: same', 'same', '2025: different']);
    expect(lines.at(-1)).toBe('different');
    expect(lines.length).toBeGreaterThan(4);
  });

  needsChromium('verify an archive by @tarokk/archive in a browser, and say what was changed', async () => {
    const file = example(join(folder, 'node_modules/@tarokk/archive/README.md'), 'archive-page.ts');
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'page',
      platform: 'browser',
    });
    const browser = await chromium.launch({ executablePath: findChromium()!, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: outputFiles[0]!.text });
      const explained = (name: string): Promise<readonly string[]> =>
        page.evaluate(
          async (base64) => {
            const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
            const { page: of } = globalThis as unknown as {
              page: { explainArchive(archive: Blob): Promise<readonly string[]> };
            };
            return of.explainArchive(new Blob([bytes]));
          },
          readFileSync(from(`test/conformance/season/${name}.zip`)).toString('base64'),
        );
      expect(await explained('public')).toEqual(['2025: same']);
      const [verdict, ...faults] = await explained('total-changed');
      expect(verdict).toBe('2025: different');
      expect(faults.length).toBeGreaterThan(0);
    } finally {
      await browser.close();
    }
  });

  it('verify a match, made-up matches, and say the catalogue and the schema', () => {
    expect(tarokk('verify', 'match.json').stdout).toBe(
      run(process.execPath, [from('apps/cli/bin/tarokk.js'), 'verify', 'match.json']).stdout,
    );
    const { stdout } = tarokk('random', '--seed', '1', '--matches', '30');
    writeFileSync(join(folder, 'many.ndjson'), stdout);
    expect(tarokk('verify', 'many.ndjson', '--jobs', '2')).toMatchObject({ status: 0 });
    expect(tarokk('announcements', '--lang', 'hu').stdout).toContain('Volát');
    expect(JSON.parse(tarokk('schema').stdout)).toHaveProperty('$schema');
  });

  it('repeat a draw', () => {
    writeFileSync(join(folder, 'entries.txt'), 'Danube Wasps\nAquincum\nVizsla\n');
    const { status, stdout } = tarokk('draw', 'entries.txt', '--seed', '4 11 23 31 38 42', '--year', '2026');
    expect(status).toBe(0);
    writeFileSync(join(folder, 'cup.txt'), stdout);
    expect(tarokk('draw', 'cup.txt')).toMatchObject({ status: 0, stdout });
  });

  it('verify the archive of a season and an exported log, and see what was changed', () => {
    const season = (name: string): string => from(`test/conformance/season/${name}.zip`);
    for (const name of ['public', 'full'])
      expect(tarokk('season', 'verify', season(name))).toMatchObject({ status: 0 });
    expect(tarokk('season', 'verify', season('total-changed'))).toMatchObject({ status: 1 });
    const log = (name: string): string => from(`test/conformance/log/${name}.ndjson`);
    expect(tarokk('audit', 'verify', log('whole'))).toMatchObject({ status: 0 });
    expect(tarokk('audit', 'verify', log('entry-changed'))).toMatchObject({ status: 1 });
  });

  it.each([
    ['audit verify', ['audit', 'verify']],
    ['audit export', ['audit', 'export']],
    ['season export', ['season', 'export', '2025']],
    ['season import', ['season', 'import', 'season.zip']],
    ['admin create', ['admin', 'create', '--name', 'Judit', '--username', 'judit']],
    ['import', ['import', 'match.json', '--as', 'judit']],
  ])('say that %s belongs to an office', (_, words) => {
    const { status, stdout, stderr } = tarokk(...words, '--lang', 'en');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      'tarokk: this belongs to an office, on whose database it works. Run it in the folder of the office, with "npx tarokk".\n',
    );
  });
});
