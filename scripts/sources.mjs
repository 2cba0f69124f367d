// What each part of the build is made from, and whether what was built of it is still good.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const libraries = ['libs/rules/src', 'libs/competition/src', 'tsconfig.json'];
const archive = ['libs/archive/src', 'libs/archive/package.json'];
const paper = ['libs/paper/src'];
const packages = 'package-lock.json';
const bundler = ['scripts/bundle.mjs', packages];
const schema = 'prisma/schema.prisma';
const generatedClient = 'apps/api/src/platform/database/generated/client.ts';

/** Where documents of GraphQL stand, and where the types of what they ask and answer are written; those of all mutations for pages. */
export const documentFolders = [
  { from: 'apps/web/src', makes: 'apps/web/src/generated', ofPages: true },
  { from: 'test', makes: 'test/support/generated' },
];

/** Where the names of all mutations are written for the api, which says by them what was done. */
export const mutationNames = 'apps/api/src/platform/writes/generated/mutation-names.d.ts';

/**
 * The parts of the build: `from` are the files and folders that it reads, `makes` a file that is there when it was built, `after`
 * the part whose output it reads. What only tests and documents use is no input of any part but the types, which are made of
 * what tests ask too (`withTests`).
 *
 * @type {Readonly<Record<string, { from: string[], makes: string, after?: string, withTests?: boolean }>>}
 */
export const parts = {
  client: { from: [schema, 'prisma.config.ts', packages], makes: generatedClient },
  api: {
    from: [
      'apps/api/src',
      'apps/api/tsconfig.app.json',
      'nest-cli.json',
      schema,
      ...libraries,
      ...archive,
      ...paper,
      'scripts/build-api.mjs',
      'scripts/api-bundles.mjs',
      ...bundler,
    ],
    makes: 'dist/apps/api/src/main.js',
    after: 'client',
  },
  command: {
    // The package's own file has the version that the command says.
    from: ['apps/cli/src', 'package.json', ...libraries, ...archive, 'scripts/build-cli.mjs', ...bundler],
    makes: 'dist/apps/cli/main.js',
  },
  demo: {
    from: ['apps/demo/src', ...libraries, 'scripts/build-demo.mjs', ...bundler],
    makes: 'dist/apps/demo/main.js',
  },
  types: {
    from: ['schema.graphql', ...documentFolders.map(({ from }) => from), 'scripts/build-types.mjs', packages],
    makes: 'apps/web/src/generated/mutations.ts',
    withTests: true,
  },
  pages: {
    from: [
      'apps/web',
      'schema.graphql',
      'docs/rules',
      'docs/problems.md',
      'docs/trophy-pairs.ndjson',
      ...libraries,
      'scripts/build-web.mjs',
      'scripts/build-graphiql.mjs',
      'scripts/icons.mjs',
      packages,
    ],
    makes: 'dist/web/server/entry.js',
    after: 'types',
  },
};

/** Folders of what is written for sources beside them. */
export const generatedFolders = [
  dirname(generatedClient),
  dirname(mutationNames),
  ...documentFolders.map(({ makes }) => makes),
];

const generated = generatedFolders.map((path) => join(root, path));
const stampOf = (part) => join(root, 'dist/.parts', part);

/** False when a source is newer than the last finished build of the part, or is not the same files. */
export function isBuilt(part) {
  const stamp = stampOf(part);
  if (!existsSync(stamp) || !existsSync(join(root, parts[part].makes))) return false;
  const { newest, names } = stateOf(parts[part]);
  return statSync(stamp).mtimeMs >= newest && readFileSync(stamp, 'utf8') === names;
}

/**
 * Notes that a part was built.
 *
 * @param begun when its build began, in milliseconds: what was changed since then may not be in it
 */
export function noteBuilt(part, begun) {
  const stamp = stampOf(part);
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, stateOf(parts[part]).names);
  utimesSync(stamp, begun / 1000, begun / 1000);
}

/** The time of the newest file under `from`, in milliseconds, and a digest of the names of all of them. */
function stateOf({ from, withTests = false }) {
  const names = [];
  let newest = 0;
  const visit = (path) => {
    const entry = statSync(path, { throwIfNoEntry: false });
    if (entry === undefined || generated.includes(path) || path.endsWith('node_modules')) return;
    if (entry.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (withTests || !/\.test\.tsx?$/.test(path)) {
      newest = Math.max(newest, entry.mtimeMs);
      names.push(relative(root, path).replaceAll(sep, '/'));
    }
  };
  for (const path of from) visit(join(root, path));
  return { newest, names: createHash('sha256').update(names.join('\n')).digest('hex') };
}
