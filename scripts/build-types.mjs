// Types of the schema for the pages, which an editor and the compiler read: apps/web/src/generated/schema.d.ts.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { minifyIntrospection, outputIntrospectionFile } from 'gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { parts, root } from './sources.mjs';

const types = join(root, parts.types.makes);
const schema = await readFile(join(root, 'schema.graphql'), 'utf8');
const introspection = introspectionFromSchema(buildSchema(schema), { descriptions: false });
const text = outputIntrospectionFile(minifyIntrospection(introspection), { fileType: '.d.ts', shouldPreprocess: true });
await mkdir(dirname(types), { recursive: true });
await writeFile(types, text);
