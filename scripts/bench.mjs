// Bundles and runs test/bench/*.bench.ts one after the other; arguments choose by name: npm run bench -- played
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { buildIfNeeded } from './built.mjs';
import { root } from './sources.mjs';

const folder = join(root, 'test/bench');
const chosen = process.argv.slice(2);
const benches = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => chosen.length === 0 || chosen.some((word) => name.includes(word)))
  .sort();
if (benches.length === 0) {
  console.error(`No bench in test/bench${chosen.length > 0 ? ` has ${chosen.join(' or ')} in its name` : ''}.`);
  process.exit(1);
}

buildIfNeeded('api', 'command', 'pages');
// Another process of theirs.
await bundle('test/bench/office/plain-server.ts', join(root, 'dist/bench/plain-server.js'));

for (const name of benches) {
  const outfile = join(root, 'dist/bench', name.replace(/\.ts$/, '.js'));
  await bundle(`test/bench/${name}`, outfile);
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, ['--expose-gc', outfile], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
