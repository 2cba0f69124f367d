// Builds what runs, by parts: Prisma's client, the api, the command, the demo data, the types of the schema, the web pages.
//   node scripts/build.mjs                         everything
//   node scripts/build.mjs api pages               these parts, and what they need
//   node scripts/build.mjs --if-needed [PART …]    only parts of which a source is newer than what was built of it
//   node scripts/build.mjs --prepare               for npm's "prepare": silent where development packages were left out
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuilt, noteBuilt, parts, root } from './sources.mjs';

const { values: options, positionals } = parseArgs({
  options: { 'if-needed': { type: 'boolean' }, prepare: { type: 'boolean' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  fail(`There is no part ${unknown.join(', ')} to build. The parts are ${Object.keys(parts).join(', ')}.`);
}
const wanted = withNeeded(positionals.length > 0 ? positionals : Object.keys(parts));
// Prisma takes as long as the rest of the build, for a schema that rarely changes.
const toBuild = wanted.filter((part) => (part === 'client' || options['if-needed'] ? !isBuilt(part) : true));
if (toBuild.length === 0) process.exit(0);

const missing = ['@nestjs/cli', 'esbuild', 'prisma', 'prisma-kysely', 'typescript', 'vite'].filter(
  (name) => !isInstalled(name),
);
if (missing.length > 0) {
  if (options.prepare) process.exit(0);
  fail(
    `The office is not built, and ${missing.join(', ')} to build it are not installed. Run "npm ci" (with development packages), then again.`,
  );
}

const recipes = {
  client: () => run(binary('prisma'), ['generate', '--no-hints']),
  api: async () => {
    await run(binary('@nestjs/cli', 'nest'), ['build', 'api']);
    await run(join(root, 'scripts/build-api.mjs'));
  },
  command: () => run(join(root, 'scripts/build-cli.mjs')),
  demo: () => run(join(root, 'scripts/build-demo.mjs')),
  types: () => run(join(root, 'scripts/build-types.mjs')),
  pages: () => run(join(root, 'scripts/build-web.mjs')),
};

const started = Date.now();
/** @type {Map<string, Promise<void>>} */
const builds = new Map();
await Promise.all(toBuild.map(build));
console.error(`Built ${toBuild.join(', ')} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);

/** Each part once, after the part that it needs. */
function build(part) {
  if (!builds.has(part)) builds.set(part, buildNow(part));
  return builds.get(part);
}

async function buildNow(part) {
  const { after } = parts[part];
  if (after !== undefined && toBuild.includes(after)) await build(after);
  const begun = Date.now();
  await recipes[part]();
  noteBuilt(part, begun);
}

function withNeeded(names) {
  return [...new Set(names.flatMap((name) => (parts[name].after ? [parts[name].after, name] : [name])))];
}

function isInstalled(name) {
  return existsSync(join(root, 'node_modules', name, 'package.json'));
}

/** The script of a package's command: started with this Node, it needs no shell and no .cmd file. */
function binary(name, command = name) {
  const { bin } = createRequire(import.meta.url)(join(root, 'node_modules', name, 'package.json'));
  return join(root, 'node_modules', name, typeof bin === 'string' ? bin : bin[command]);
}

/** Quiet unless it fails. */
function run(script, parameters = []) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...parameters], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const keep = (chunk) => (printed += chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      fail(`${script} ${parameters.join(' ')} failed:\n${printed}`);
    });
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
