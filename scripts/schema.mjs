// Writes schema.graphql from the built api; with --check, fails when the committed file is another.
//   --from FOLDER   of another build of the api than that of `npm run build`
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './sources.mjs';

const { check, from } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    from: { type: 'string', default: join(root, 'dist/apps/api/src') },
  },
}).values;
const { printApiSchema } = await import(pathToFileURL(resolve(from, 'application.js')).href);
const file = join(root, 'schema.graphql');
const schema = await printApiSchema();
const committed = await readFile(file, 'utf8').catch(() => '');

if (committed === schema) process.exit(0);
if (check) {
  console.error('schema.graphql is not what the api serves. Run "npm run schema" and commit the file.');
  process.exit(1);
}
await writeFile(file, schema);
