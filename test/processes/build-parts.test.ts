import { cpSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../support/project.js';
import { temporaryFolder } from '../cli/command-files.js';

interface Sources {
  readonly parts: Readonly<Record<string, { readonly makes: string }>>;
  readonly isBuilt: (part: string) => boolean;
  readonly noteBuilt: (part: string, begun: number) => void;
}

const sourceFiles = [
  'apps/api/src/main.ts',
  'apps/cli/src/main.ts',
  'apps/web/src/routes/index.tsx',
  'docs/rules/names.md',
  'libs/rules/src/index.ts',
  'package-lock.json',
  'apps/demo/src/main.ts',
  'prisma/schema.prisma',
  'schema.graphql',
  'scripts/bundle.mjs',
];

const everything = ['api', 'client', 'command', 'demo', 'pages', 'types'];

/** A checkout of which every part is built, and which parts are to be built again after something is done to it. */
async function built(): Promise<{ folder: string; write: (file: string) => void; stale: () => string[] }> {
  const folder = temporaryFolder();
  const past = Date.now() / 1000 - 60;
  const write = (file: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  };
  cpSync(join(projectRoot, 'scripts/sources.mjs'), join(folder, 'scripts/sources.mjs'));
  const url = pathToFileURL(join(folder, 'scripts/sources.mjs')).href;
  const { parts, isBuilt, noteBuilt } = (await import(url)) as Sources;
  for (const file of [...sourceFiles, ...Object.values(parts).map(({ makes }) => makes)]) {
    write(file);
    utimesSync(join(folder, file), past, past);
  }
  for (const part of Object.keys(parts)) noteBuilt(part, Date.now() - 30_000);
  return {
    folder,
    write,
    stale: () =>
      Object.keys(parts)
        .filter((part) => !isBuilt(part))
        .sort(),
  };
}

describe('what is built again', () => {
  it('is nothing after a build', async () => {
    expect((await built()).stale()).toEqual([]);
  });

  it.each([
    // Pages and tests hold the requests whose types are made from the schema.
    ['apps/web/src/routes/index.tsx', ['pages', 'types']],
    ['docs/rules/names.md', ['pages']],
    ['schema.graphql', ['pages', 'types']],
    ['apps/api/src/main.ts', ['api']],
    ['apps/cli/src/main.ts', ['command']],
    ['apps/demo/src/main.ts', ['demo']],
    ['prisma/schema.prisma', ['api', 'client']],
    ['scripts/bundle.mjs', ['api', 'command', 'demo']],
    ['libs/rules/src/index.ts', ['api', 'command', 'demo', 'pages']],
    ['package-lock.json', everything],
  ])('after a change of %s: %j', async (file, parts) => {
    const { write, stale } = await built();
    write(file);
    expect(stale()).toEqual(parts);
  });

  it('is no program after a change of a test, whose requests have types alone', async () => {
    const { write, stale } = await built();
    write('apps/web/src/routes/index.test.ts');
    write('libs/rules/test/cards.test.ts');
    write('test/cli/verify.test.ts');
    expect(stale()).toEqual(['types']);
  });

  it('is the part of which a source was removed', async () => {
    const { folder, stale } = await built();
    rmSync(join(folder, 'apps/cli/src/main.ts'));
    expect(stale()).toEqual(['command']);
  });

  it('is a part whose output is gone, and no other', async () => {
    const { folder, stale } = await built();
    rmSync(join(folder, 'dist/web'), { recursive: true });
    expect(stale()).toEqual(['pages']);
  });
});
