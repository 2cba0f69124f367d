// Jest loads this file without its transform, so what it calls is bundled first.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, bundleProgram } from '../../scripts/bundle.mjs';
import { root } from '../../scripts/sources.mjs';

export default async function setUp() {
  const prepared = join(root, 'dist/test/before-all-tests.js');
  await bundle('test/support/before-all-tests.ts', prepared);
  const { buildIfNeeded, prepareFolder } = await import(pathToFileURL(prepared).href);
  buildIfNeeded();
  // In place of the sources of the libraries: see jest.config.mjs.
  await bundleProgram({
    entryPoints: [
      ...['rules', 'competition', 'archive', 'paper'].map((name) => ({
        in: join(root, 'libs', name, 'src/index.ts'),
        out: name,
      })),
      { in: join(root, 'libs/archive/src/file.ts'), out: 'archive-file' },
    ],
    outdir: join(root, 'dist/test/libs'),
    splitting: true,
    packages: 'external',
  });
  globalThis.removePrepared = await prepareFolder();
}
