import { build, type Metafile } from 'esbuild';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { projectRoot } from '../src/platform/configuration/project-root.js';

const office = 'apps/api/src/office.ts';
const server = 'apps/api/src/server.ts';
const administration = 'apps/api/src/identity/accounts/at-the-server/administration.ts';

let metafile: Metafile;

beforeAll(async () => {
  ({ metafile } = await build({
    entryPoints: [office, server, administration],
    absWorkingDir: projectRoot,
    bundle: true,
    outdir: 'unwritten',
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: {
      '@tarokk/archive': './libs/archive/src/index.ts',
      '@tarokk/archive/file': './libs/archive/src/file.ts',
      '@tarokk/competition': './libs/competition/src/index.ts',
      '@tarokk/paper': './libs/paper/src/index.ts',
      '@tarokk/rules': './libs/rules/src/index.ts',
      '@tarokk/rules/plain-words': './libs/rules/src/royal/explain/plain-words/all.ts',
    },
  }));
});

/** The modules and packages that are loaded with a module at once, without those that it loads when it needs them. */
function loadedWith(entry: string): Set<string> {
  const loaded = new Set<string>();
  const load = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { path: next, kind } of metafile.inputs[path]?.imports ?? []) {
      if (kind === 'import-statement') load(next);
    }
  };
  load(entry);
  return loaded;
}

const isHeavy = (path: string): boolean => /^(@nestjs|@prisma|prisma|graphql|mercurius|fastify)/.test(path);

describe('the door for the command', () => {
  it('loads neither Nest nor Prisma before they are needed', () => {
    const loaded = loadedWith(office);
    expect([...loaded]).toContain('pg');
    expect([...loaded].filter(isHeavy)).toEqual([]);
  });

  it('waits until the server is asked for, too, so that its database starts meanwhile', () => {
    const loaded = loadedWith(server);
    expect([...loaded]).toContain('pg');
    expect([...loaded].filter(isHeavy)).toEqual([]);
  });

  it('is a test that would see them', () => {
    expect([...loadedWith(administration)].filter(isHeavy)).toContain('@nestjs/core');
  });
});
