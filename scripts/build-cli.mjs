// Bundles the command into one file: it must start in a blink, and loads neither Nest nor Prisma.
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { root } from './sources.mjs';

const folder = join(root, 'dist/apps/cli');
const entry = join(root, 'apps/cli/src/main.ts');
if (!existsSync(entry)) {
  console.error(`There is no ${entry} to build.`);
  process.exit(1);
}

/** The api is not bundled: its decorators need metadata that esbuild does not write. Its own build lies beside the command's. */
const apiByItsBuild = {
  name: 'api-by-its-build',
  setup(esbuild) {
    esbuild.onResolve({ filter: /\/api\/src\/office\.js$/ }, () => ({ path: '../api/src/office.js', external: true }));
  },
};

const { metafile } = await build({
  entryPoints: { main: entry },
  outdir: folder,
  bundle: true,
  splitting: true, // what is loaded late (the door to the api) stays outside the main file
  chunkNames: '[name]-[hash]', // in the same folder, so that the path to the api is the same for all
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  tsconfig: join(root, 'tsconfig.json'),
  alias: {
    '@tarokk/competition': join(root, 'libs/competition/src/index.ts'),
    '@tarokk/rules': join(root, 'libs/rules/src/index.ts'),
  },
  plugins: [apiByItsBuild],
  banner: {
    js: "import { createRequire as officeRequire } from 'node:module'; const require = officeRequire(import.meta.url);",
  },
  logLevel: 'warning',
  metafile: true,
});

// Parts of earlier builds have other names and would pile up.
const written = new Set(Object.keys(metafile.outputs).map((path) => resolve(path)));
for (const name of await readdir(folder)) {
  if (!written.has(join(folder, name))) await rm(join(folder, name), { recursive: true });
}
