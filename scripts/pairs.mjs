// Asks for all pairs of Schlemme and trophies which can stand beside which, and writes docs/trophy-pairs.ndjson: node scripts/pairs.mjs
// A quarter of an hour on one core. The same sources write the same file on every machine.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { root } from './sources.mjs';

const library = join(root, 'dist/pairs/rules.js');
await bundle('libs/rules/src/index.ts', library);
const { makePairTable, pairLines } = await import(pathToFileURL(library).href);

const started = Date.now();
const table = makePairTable((lines) => {
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stderr.write(`\r${lines} of ${pairLines.length} lines, ${seconds} s `);
});
process.stderr.write('\n');
writeFileSync(join(root, 'docs/trophy-pairs.ndjson'), table);
