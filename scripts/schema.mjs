// Writes schema.graphql from the built api; with --check, fails when the committed file is another.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './sources.mjs';

const { printApiSchema } = await import('../dist/apps/api/src/application.js');
const file = join(root, 'schema.graphql');
const schema = await printApiSchema();

if (process.argv.includes('--check')) {
  const committed = await readFile(file, 'utf8').catch(() => '');
  if (committed !== schema) {
    console.error('schema.graphql is not what the api serves. Run "npm run schema" and commit the file.');
    process.exit(1);
  }
} else {
  await writeFile(file, schema);
}
