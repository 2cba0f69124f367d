// Bundles the demo data into one file: it reaches the office over HTTP and needs nothing of the api.
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './sources.mjs';

await build({
  entryPoints: { main: join(root, 'prisma/demo/main.ts') },
  outdir: join(root, 'dist/prisma/demo'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  tsconfig: join(root, 'tsconfig.json'),
  alias: {
    '@tarokk/competition': join(root, 'libs/competition/src/index.ts'),
    '@tarokk/rules': join(root, 'libs/rules/src/index.ts'),
  },
  logLevel: 'warning',
});
