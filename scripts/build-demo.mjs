// Bundles the demo data into one file: it reaches the office over HTTP and needs nothing of the api.
import { join } from 'node:path';
import { bundleProgram } from './bundle.mjs';
import { root } from './sources.mjs';

await bundleProgram({
  entryPoints: { main: join(root, 'prisma/demo/main.ts') },
  outdir: join(root, 'dist/prisma/demo'),
});
