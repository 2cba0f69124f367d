// Bundles the demo data into one file: it reaches the office over HTTP and needs nothing of the api.
import { join } from 'node:path';
import { bundleProgram } from './bundle.mjs';
import { root } from './sources.mjs';

await bundleProgram({
  entryPoints: { main: join(root, 'apps/demo/src/main.ts') },
  outdir: join(root, 'dist/apps/demo'),
});
