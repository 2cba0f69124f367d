// Bundles the command into one file: it must start in a blink, and loads neither Nest nor Prisma.
import { join } from 'node:path';
import { bundleProgram, removeOthers } from './bundle.mjs';
import { root } from './sources.mjs';

const folder = join(root, 'dist/apps/cli');

/** The api is not bundled: its decorators need metadata that esbuild does not write. Its own build lies beside the command's. */
const apiByItsBuild = {
  name: 'api-by-its-build',
  setup(esbuild) {
    esbuild.onResolve({ filter: /\/api\/src\/office\.js$/ }, () => ({ path: '../api/src/office.js', external: true }));
  },
};

const outputs = await bundleProgram({
  entryPoints: { main: join(root, 'apps/cli/src/main.ts') },
  outdir: folder,
  splitting: true, // what is loaded late (the door to the api) stays outside the main file
  plugins: [apiByItsBuild],
});
removeOthers(folder, outputs);
