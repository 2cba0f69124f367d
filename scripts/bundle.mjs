// One file of what development runs (benches, torture): the libraries inside, packages outside.
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './sources.mjs';

export function bundle(entry, outfile) {
  return build({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    tsconfig: join(root, 'tsconfig.json'),
    alias: {
      '@tarokk/competition': join(root, 'libs/competition/src/index.ts'),
      '@tarokk/rules': join(root, 'libs/rules/src/index.ts'),
    },
    logLevel: 'warning',
  });
}
