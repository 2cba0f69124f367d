// Bundles the command into one file: it must start in a blink, and loads neither Nest nor Prisma.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './sources.mjs';

const entry = join(root, 'apps/cli/src/main.ts');
if (!existsSync(entry)) {
  console.error(`There is no ${entry} to build.`);
  process.exit(1);
}

await build({
  entryPoints: { main: entry },
  outdir: join(root, 'dist/apps/cli'),
  bundle: true,
  splitting: true, // what is loaded late (the door to the api) stays outside the main file
  chunkNames: 'parts/[name]-[hash]',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  tsconfig: join(root, 'tsconfig.json'),
  alias: { '@tarokk/rules': join(root, 'libs/rules/src/index.ts') },
  // The api is not bundled: its decorators need metadata that esbuild does not write, and it is loaded only for work on a database.
  external: ['*/api/src/office.js'],
  banner: {
    js: "import { createRequire as officeRequire } from 'node:module'; const require = officeRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
