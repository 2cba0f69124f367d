#!/usr/bin/env node
// Starts the command. In a checkout it is bundled on first use and again when its sources have changed, so that it works
// right after `npm ci`, also where install scripts are off.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const bundle = fileURLToPath(new URL('../../../dist/apps/cli/main.js', import.meta.url));
const sources = new URL('../src/main.ts', import.meta.url);

if (existsSync(sources)) await bundleIfStale();
module.enableCompileCache?.(); // Node 22 and later
await import(new URL('../../../dist/apps/cli/main.js', import.meta.url).href);

async function bundleIfStale() {
  const { isBuilt, root } = await import('../../../scripts/sources.mjs');
  if (isBuilt('command') && !isBeingBuilt(root)) return;
  await lock(root);
  const failure = isBuilt('command') ? null : build(root);
  release(root);
  if (failure === null) return;
  console.error(failure);
  process.exit(2);
}

/** Why the command could not be built; null when it could. */
function build(root) {
  if (!existsSync(`${root}node_modules/esbuild`)) {
    if (existsSync(bundle)) return null; // an installation without development packages keeps what was built for it
    return 'The tarokk command is not built, and esbuild to build it is not installed. Run "npm ci", then again.';
  }
  const script = `${root}scripts/build.mjs`;
  const { status, stderr } = spawnSync(process.execPath, [script, 'command'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? null : `The tarokk command could not be built:\n${stderr}`;
}

function lockOf(root) {
  return `${root}dist/.building-tarokk`;
}

/** Commands started at the same time must neither all build nor read what is half written. */
function isBeingBuilt(root) {
  const since = statSync(lockOf(root), { throwIfNoEntry: false })?.mtimeMs;
  return since !== undefined && Date.now() - since < 60_000;
}

async function lock(root) {
  mkdirSync(`${root}dist`, { recursive: true });
  for (;;) {
    try {
      mkdirSync(lockOf(root));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isBeingBuilt(root))
        release(root); // left behind by a build that was killed
      else await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function release(root) {
  rmSync(lockOf(root), { recursive: true, force: true });
}
