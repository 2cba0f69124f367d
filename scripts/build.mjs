// Builds everything that runs: Prisma's client, the api, the command and the demo data (bundles), the web pages.
//   node scripts/build.mjs               everything
//   node scripts/build.mjs --if-needed   only when a source is newer than the last build
//   node scripts/build.mjs --prepare     for npm's "prepare": silent where development packages were left out
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isBuilt, newest, root, stamp } from './sources.mjs';

const options = new Set(process.argv.slice(2));
const require = createRequire(import.meta.url);

const missing = ['@nestjs/cli', 'esbuild', 'prisma', 'typescript', 'vite'].filter((name) => !isInstalled(name));
if (options.has('--if-needed') && isBuilt()) process.exit(0);
if (missing.length > 0) {
  if (options.has('--prepare')) process.exit(0);
  console.error(
    `The office is not built, and ${missing.join(', ')} to build it are not installed. Run "npm ci" (with development packages), then again.`,
  );
  process.exit(1);
}

const started = Date.now();
await rm(stamp, { force: true });
if (!isClientGenerated()) await run(binary('prisma'), ['generate', '--no-hints']);
await Promise.all([buildApi(), buildCommand(), buildDemo(), buildWeb()]);
await mkdir(dirname(stamp), { recursive: true });
await writeFile(stamp, new Date(started).toISOString());
console.error(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);

/** Prisma takes as long as the rest of the build, for a schema that rarely changes. */
function isClientGenerated() {
  const client = join(root, 'apps/api/src/generated/client.ts');
  return existsSync(client) && statSync(client).mtimeMs > newest(['prisma/schema.prisma', 'package-lock.json']);
}

async function buildApi() {
  await run(binary('@nestjs/cli', 'nest'), ['build', 'api']);
  await run(join(root, 'scripts/build-api.mjs'), []);
}

async function buildCommand() {
  if (existsSync(join(root, 'apps/cli/src/main.ts'))) await run(join(root, 'scripts/build-cli.mjs'), []);
}

async function buildDemo() {
  if (existsSync(join(root, 'prisma/demo/main.ts'))) await run(join(root, 'scripts/build-demo.mjs'), []);
}

async function buildWeb() {
  await run(join(root, 'scripts/build-web.mjs'), []);
}

function isInstalled(name) {
  return existsSync(join(root, 'node_modules', name, 'package.json'));
}

/** The script of a package's command: started with this Node, it needs no shell and no .cmd file. */
function binary(name, command = name) {
  const { bin } = require(join(root, 'node_modules', name, 'package.json'));
  return join(root, 'node_modules', name, typeof bin === 'string' ? bin : bin[command]);
}

/** Quiet unless it fails. */
function run(script, parameters) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...parameters], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const keep = (chunk) => (printed += chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      console.error(`${script} ${parameters.join(' ')} failed:\n${printed}`);
      process.exit(1);
    });
  });
}
