// The package tarokk: the command with all that it needs, without what belongs to an office.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { programForNode } from '../bundle.mjs';
import { root } from '../sources.mjs';
import { describe, pack } from './package.mjs';

/** Behind the command's door to the api there is nothing in the package: what is proved from files alone is in the libraries. */
const withoutOffice = {
  name: 'without-office',
  setup(esbuild) {
    esbuild.onResolve({ filter: /\/api\/src\/office\.js$/ }, ({ path }) => ({ path, namespace: 'without-office' }));
    esbuild.onLoad({ filter: /.*/, namespace: 'without-office' }, () => ({ contents: 'export {};' }));
  },
};

export async function makeCommand(folder) {
  const { metafile } = await build(
    programForNode({
      entryPoints: { main: join(root, 'apps/cli/src/main.ts') },
      outdir: join(folder, 'lib'),
      splitting: true,
      sourcemap: false,
      minifySyntax: true,
      plugins: [withoutOffice],
    }),
  );
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/tarokk.js'), launcher);
  describe(folder, 'apps/cli', {
    bin: { tarokk: 'bin/tarokk.js' },
    exports: { './package.json': './package.json' },
    files: ['bin', 'lib', 'LICENSES.txt'],
  });
  writeFileSync(join(folder, 'LICENSES.txt'), licencesOf(Object.keys(metafile.inputs)));
  return pack(folder);
}

const launcher = `#!/usr/bin/env node
import module from 'node:module';

module.enableCompileCache?.(); // Node 22 and later
await import('../lib/main.js');
`;

/** The licences of the packages that are bundled, which have to go with them. */
function licencesOf(inputs) {
  const packages = new Set(inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []));
  const texts = [...packages].sort().map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    const file = readdirSync(join(root, path)).find((each) => /^licen[cs]e/i.test(each));
    const words = file === undefined ? `Licence: ${license}` : readFileSync(join(root, path, file), 'utf8').trim();
    return `${name} ${version}\n\n${words}\n`;
  });
  return `Packages that are part of this one, and their licences.\n\n${texts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}
