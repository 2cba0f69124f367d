import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../support/debian-postgres.js';
import { newFolder, removeFolder } from '../support/office.js';
import { linkPackages } from '../support/link-packages.js';
import { fillFromPreparedFolder } from '../support/prepared-folder.js';
import { projectRoot } from '../support/project.js';

/** What `npm run dev` needs of the project; times are kept, so that nothing is built that is built already. */
const needed = [
  'apps',
  'docs/rules',
  'libs',
  'prisma',
  'prisma.config.ts',
  'scripts',
  'schema.graphql',
  'nest-cli.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'dist/.parts',
  'dist/compiled',
];

let folder: string;
let url: string;
let dev: ChildProcess;
let printed = '';

describe('npm run dev', () => {
  beforeAll(async () => {
    folder = newFolder();
    for (const part of needed)
      cpSync(join(projectRoot, part), join(folder, part), { recursive: true, preserveTimestamps: true });
    linkPackages(folder);
    // Without the tests, of which the types are made too, they would be made again.
    const { noteBuilt } = (await import(pathToFileURL(join(folder, 'scripts/sources.mjs')).href)) as {
      readonly noteBuilt: (part: string, begun: number) => void;
    };
    noteBuilt('types', Date.now());
    mkdirSync(join(folder, 'data'));
    fillFromPreparedFolder(join(folder, 'data'));
    // The compiler's notes name the packages by the way to them, which is another one from here.
    const notes = join(folder, 'dist/compiled/api.tsbuildinfo');
    const packages = relative(dirname(notes), join(projectRoot, 'node_modules'));
    writeFileSync(notes, readFileSync(notes, 'utf8').replaceAll('"../../node_modules/', `"${packages}/`));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    dev = spawn(process.execPath, ['scripts/dev.mjs'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer): string => (printed += chunk.toString());
    dev.stdout!.on('data', keep);
    dev.stderr!.on('data', keep);
    await until(() => printed.includes('Stop it with Ctrl+C.'));
    // It bundles the whole api first.
  }, 400_000);

  afterAll(async () => {
    const ended = new Promise((resolve) => dev.on('close', resolve));
    dev.kill('SIGTERM');
    expect(await ended).toBe(0);
    removeFolder(folder);
  });

  const page = async (): Promise<{ html: string; policy: string }> => {
    const response = await fetch(`${url}/en/rules`);
    return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
  };

  const ask = (): Promise<Response> =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ office { timeZone } }"}',
    });

  it('says one address, at which are the pages, the API and what Vite serves', async () => {
    expect(printed).toContain(`The office is open at ${url}\n`);
    const { html } = await page();
    const [, script] = / data-entry="([^"]+)"/.exec(html)!;
    const [, style] = /<link rel="stylesheet" href="([^"]+)"/.exec(html)!;
    for (const path of [script!, style!, '/icon.svg', '/health/ready'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
    expect(await (await ask()).text()).toContain('Europe/Budapest');
  });

  it('lets pages write styles, which the office itself never does', async () => {
    expect((await page()).policy).toContain("style-src 'self' 'unsafe-inline'");
    const sources = readFileSync(join(projectRoot, 'apps/api/src/platform/requests/security-headers.ts'), 'utf8');
    expect(sources).not.toContain('unsafe-inline');
  });

  it('shows a changed word of a page without starting anything again', async () => {
    const before = printed;
    change('apps/web/src/messages/en/pages.ts', "source: 'Every number", "source: 'Each and every number");
    await until(async () => (await page()).html.includes('Each and every number'));
    expect(printed).toBe(before);
  });

  it('says what the compiler cannot read; put right, it answers with a changed service, for which requests wait', async () => {
    const file = 'apps/api/src/platform/office/office.types.ts';
    const right = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), `${right}\nexport class {`);
    await until(() => printed.includes('office.types.ts'));
    writeFileSync(join(folder, file), right);
    change(
      'apps/api/src/platform/office/office.resolver.ts',
      'return this.offices.get();',
      "return this.offices.get().then((office) => ({ ...office, timeZone: 'Asia/Tokyo' }));",
    );
    await until(async () => (await (await ask()).text()).includes('Asia/Tokyo'));
    expect(printed).toContain('The office is open again');
  });

  it('writes schema.graphql and the types of what pages ask anew when a type of the api changes', async () => {
    const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
    change(
      'apps/api/src/platform/office/office.types.ts',
      'timeZone!: string;',
      "timeZone!: string;\n\n  @Field(() => String, { nullable: true, description: 'What hangs over its door.' })\n  sign?: string | null;",
    );
    await until(() => read('schema.graphql').includes('  sign: String'));
    change('apps/web/src/app/entry.server.tsx', '      timeZone\n', '      timeZone\n      sign\n');
    await until(() => read('apps/web/src/generated/operations.d.ts').includes('sign: string | null'));
  });
});

/** What has not come true when the test's time is over has failed. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}

function change(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
}
