import { build } from 'esbuild';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../src/platform/configuration/project-root.js';

/** The modules and packages that are loaded with a module at once, without those that it loads when it needs them. */
async function loadedWith(entry: string): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: projectRoot,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@tarokk/competition': './libs/competition/src/index.ts', '@tarokk/rules': './libs/rules/src/index.ts' },
  });
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
  it('loads neither Nest nor Prisma before they are needed', async () => {
    const loaded = await loadedWith('apps/api/src/office.ts');
    expect([...loaded]).toContain('pg');
    expect([...loaded].filter(isHeavy)).toEqual([]);
  });

  it('waits until the server is asked for, too, so that its database starts meanwhile', async () => {
    const loaded = await loadedWith('apps/api/src/server.ts');
    expect([...loaded]).toContain('pg');
    expect([...loaded].filter(isHeavy)).toEqual([]);
  });

  it('is a test that would see them', async () => {
    expect(
      [...(await loadedWith('apps/api/src/identity/accounts/at-the-server/administration.ts'))].filter(isHeavy),
    ).toContain('@nestjs/core');
  });
});
