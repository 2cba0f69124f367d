// How this project uses esbuild: one configuration for the api, the command, the demo data and what development runs.
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';
import { root } from './sources.mjs';

/** Bundled CommonJS calls `require`, which a module does not have. */
const requireOfModule =
  "import { createRequire as officeRequire } from 'node:module'; const require = officeRequire(import.meta.url);";

/** The libraries are workspaces. Their sources go into every bundle, also where packages stay outside. */
const librariesInside = {
  name: 'libraries-inside',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^@tarokk\// }, ({ path }) => ({ path: fileURLToPath(import.meta.resolve(path)) }));
  },
};

/**
 * A program for Node with the libraries inside.
 *
 * @param {import('esbuild').BuildOptions} options what is particular to it
 * @returns {import('esbuild').BuildOptions & { metafile: true }}
 */
export function programForNode(options) {
  return {
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    absWorkingDir: root,
    tsconfig: join(root, 'tsconfig.json'),
    chunkNames: '[name]-[hash]', // beside the entry, so that paths from there are the same for all
    banner: { js: requireOfModule },
    logLevel: 'warning',
    metafile: true,
    ...options,
    plugins: [librariesInside, ...(options.plugins ?? [])],
  };
}

/** Builds it once; answers with the paths of what was written. */
export async function bundleProgram(options) {
  return written(await build(programForNode(options)));
}

/** One file of what development runs (benches, torture): packages stay outside. */
export function bundle(entry, outfile) {
  return bundleProgram({ entryPoints: [join(root, entry)], outfile, packages: 'external' });
}

/** To build it again and again, each time only what has changed. */
export function bundleAgain(options) {
  return context(programForNode(options));
}

export function written({ metafile }) {
  return Object.keys(metafile.outputs).map((path) => resolve(root, path));
}

/** Parts of earlier builds have other names and would pile up. */
export function removeOthers(folder, kept) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !kept.includes(path)) rmSync(path);
  }
}
