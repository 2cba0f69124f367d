// Writes the rows of the demo that is open in DATA_DIR into a file: see README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { embeddedUrl } from '../support/office.js';
import { sealed } from '../support/sealed.js';
import { rowsOf, writeRows } from './rows.js';

const [, , file] = process.argv;
const note = readFileSync(join(process.env['DATA_DIR']!, 'demo.json'), 'utf8');
const { database: folder } = JSON.parse(note) as { readonly database: string };
const database = new pg.Pool({ connectionString: embeddedUrl(folder), max: 1, options: '-c TimeZone=UTC' });
await sealed(database);
writeFileSync(file!, gzipSync(writeRows(await rowsOf(database)), { level: 9 }));
await database.end();
