// The package @tarokk/rules: the library as TypeScript compiles it, module by module, so that bundlers take what is used.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../sources.mjs';
import { describe, pack } from './package.mjs';

export function makeRules(folder) {
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const options = ['-p', 'libs/rules/tsconfig.package.json', '--outDir', join(folder, 'lib')];
  const { stdout, status } = spawnSync(process.execPath, [tsc, ...options], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  describe(folder, 'libs/rules', {
    exports: { '.': { types: './lib/index.d.ts', default: './lib/index.js' }, './package.json': './package.json' },
    main: './lib/index.js',
    types: './lib/index.d.ts',
    sideEffects: false,
    files: ['lib'],
  });
  return pack(folder);
}
