// A library as TypeScript compiles it, module by module, so that bundlers take what is used.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../sources.mjs';
import { describe, pack } from './package.mjs';

/**
 * The package of a library that needs no other.
 *
 * @param {string} name of the folder below `libs`
 */
export function makeLibrary(name, folder) {
  compile(name, join(folder, 'lib'));
  describeLibrary(name, folder, './lib/');
  return pack(folder);
}

/** The package of a library with those that it needs inside: it installs without a network, and no name is looked up anywhere. */
export function makeWholeLibrary(name, folder) {
  const lib = join(folder, 'lib');
  compile(name, lib);
  for (const entry of readdirSync(lib, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) nameInside(join(entry.parentPath, entry.name), lib);
  }
  describeLibrary(name, folder, `./lib/${name}/src/`);
  return pack(folder);
}

function compile(name, folder) {
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const options = ['-p', `libs/${name}/tsconfig.package.json`, '--outDir', folder];
  const { stdout, status } = spawnSync(process.execPath, [tsc, ...options], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
}

/** In place of the names of workspaces stand the ways to their doors. */
function nameInside(file, lib) {
  const text = readFileSync(file, 'utf8');
  const inside = text.replace(/(['"])@tarokk\/([a-z]+)\1/g, (_, quote, library) => {
    const way = relative(dirname(file), join(lib, library, 'src/index.js')).replaceAll(sep, '/');
    return `${quote}${way.startsWith('.') ? way : `./${way}`}${quote}`;
  });
  if (inside !== text) writeFileSync(file, inside);
}

/** @param {string} made where the compiled sources of the library are */
function describeLibrary(name, folder, made) {
  const manifest = JSON.parse(readFileSync(join(root, `libs/${name}/package.json`), 'utf8'));
  const compiled = (source) => source.replace('./src/', made).replace(/\.ts$/, '');
  const doors = Object.entries(manifest.exports).map(([door, source]) => [
    door,
    { types: `${compiled(source)}.d.ts`, default: `${compiled(source)}.js` },
  ]);
  const inner = Object.entries(manifest.imports ?? {}).map(([own, ways]) => [
    own,
    Object.fromEntries(Object.entries(ways).map(([condition, source]) => [condition, `${compiled(source)}.js`])),
  ]);
  describe(folder, `libs/${name}`, {
    exports: { ...Object.fromEntries(doors), './package.json': './package.json' },
    ...(inner.length > 0 && { imports: Object.fromEntries(inner) }),
    main: `${compiled(manifest.exports['.'])}.js`,
    types: `${compiled(manifest.exports['.'])}.d.ts`,
    sideEffects: false,
    files: ['lib'],
  });
}
