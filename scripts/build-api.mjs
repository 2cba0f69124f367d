// Bundles what Nest has compiled into a few files: loading a thousand modules one by one took most of a start. The compiled
// JavaScript is bundled and not the sources, for esbuild writes none of the metadata that Nest's decorators read. Types of the
// schema are named after their classes: of two with one name esbuild renames one, which the check of the schema finds. Its
// `keepNames` would find none, and costs a twentieth of each read, for it names every closure when it is made.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, removeOthers } from './bundle.mjs';
import { thin } from './source-maps.mjs';
import { root } from './sources.mjs';

const compiled = join(root, 'dist/compiled/apps/api/src');
const folder = join(root, 'dist/apps/api/src');

const compiler = 'query-compiler.wasm';

/** All of the server in one file: what V8 has compiled can be kept of CommonJS only, and each file of its own takes time. */
const server = 'server';

/** The program that loads it, the command's door, and what scripts call. */
const entries = [
  'main',
  'office',
  'configuration/configuration',
  'database/embedded/embedded-postgres',
  'graphql/print-schema',
];

/** Native code, found by its own path. */
const native = ['@node-rs/argon2', '@resvg/resvg-js', 'embedded-postgres', 'pg-native'];

/** Loaded with the first paper; finds files of its own beside itself. */
const late = ['pdfmake'];

/** What Nest and `ws` would load if it were installed, for things that the office does not do. */
const optional = [
  '@apollo/subgraph',
  '@fastify/multipart',
  '@fastify/view',
  '@mercuriusjs/gateway',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'bufferutil',
  'class-transformer',
  'class-validator',
  'ts-morph',
  'utf-8-validate',
];

/** Prisma's compiler of queries comes as text of four megabytes in a module; it is read as the bytes that it means. */
const compilerAsBytes = {
  name: 'compiler-as-bytes',
  setup(esbuild) {
    esbuild.onLoad({ filter: /\.wasm-base64\.mjs$/ }, async ({ path }) => {
      const { wasm } = await import(pathToFileURL(path).href);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, compiler), Buffer.from(wasm, 'base64'));
      return {
        contents: `import { readFileSync } from 'node:fs';
          export const wasm = readFileSync(new URL('./${compiler}', import.meta.url));`,
      };
    });
  },
};

const both = {
  outdir: folder,
  minifySyntax: true, // less to read at each start; the names stay for whoever reads a trace
  minifyWhitespace: true,
  sourcesContent: false,
  external: [...native, ...late, ...optional],
  plugins: [compilerAsBytes],
};
const outputs = (
  await Promise.all([
    bundle({
      ...both,
      entryPoints: [join(compiled, `${server}.js`)],
      outExtension: { '.js': '.cjs' },
      format: 'cjs',
      supported: { 'dynamic-import': false }, // loadCached says why
      banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
      define: { 'import.meta.url': 'bundleUrl', 'import.meta.dirname': '__dirname' },
    }),
    bundle({
      ...both,
      entryPoints: Object.fromEntries(entries.map((entry) => [entry, join(compiled, `${entry}.js`)])),
      splitting: true, // what is loaded late stays outside the file that starts
    }),
  ])
).flat();

for (const path of outputs.filter((each) => each.endsWith('.map'))) await thin(path);
removeOthers(folder, [...outputs, join(folder, compiler)]);
