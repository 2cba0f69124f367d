import { join } from 'node:path';
import { bundleProgram } from '../../scripts/bundle.mjs';
import { root } from '../../scripts/sources.mjs';

const folder = 'dist/test/libs';

/** Where Jest finds the libraries: in place of their sources what is made of them here. */
export const bundledLibraries = {
  '^@tarokk/([^/]+)$': `<rootDir>/${folder}/$1.js`,
  '^@tarokk/archive/file$': `<rootDir>/${folder}/archive-file.js`,
};

let bundled;

/** Bundled: each file of tests loads all that it imports anew, and the libraries are three hundred modules. Once for all suites of a run. */
export default function bundleLibraries() {
  bundled ??= bundle();
  return bundled;
}

function bundle() {
  return bundleProgram({
    entryPoints: [
      ...['rules', 'competition', 'archive', 'paper'].map((name) => ({
        in: join(root, 'libs', name, 'src/index.ts'),
        out: name,
      })),
      { in: join(root, 'libs/archive/src/file.ts'), out: 'archive-file' },
    ],
    outdir: join(root, folder),
    splitting: true,
    packages: 'external',
  });
}
