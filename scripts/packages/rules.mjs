// The package @tarokk/rules: the library as TypeScript compiles it, module by module, so that bundlers take what is used.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../sources.mjs';
import { describe, pack } from './package.mjs';

const manifest = JSON.parse(readFileSync(join(root, 'libs/rules/package.json'), 'utf8'));

/** How the library is entered, as its workspace says it, with what the compiler makes of each source. */
const doors = Object.entries(manifest.exports).map(([door, source]) => {
  const made = source.replace('./src/', './lib/').replace(/\.ts$/, '');
  return [door, { types: `${made}.d.ts`, default: `${made}.js` }];
});

export function makeRules(folder) {
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const options = ['-p', 'libs/rules/tsconfig.package.json', '--outDir', join(folder, 'lib')];
  const { stdout, status } = spawnSync(process.execPath, [tsc, ...options], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  describe(folder, 'libs/rules', {
    exports: { ...Object.fromEntries(doors), './package.json': './package.json' },
    main: './lib/index.js',
    types: './lib/index.d.ts',
    sideEffects: false,
    files: ['lib'],
  });
  return pack(folder);
}
