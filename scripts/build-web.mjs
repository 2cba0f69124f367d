// Builds the web application: types of the schema, the files for browsers (also compressed), and the entry by which the api renders pages.
//   node scripts/build-web.mjs           everything
//   node scripts/build-web.mjs --types   only the types, which an editor needs
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { minifyIntrospection, outputIntrospectionFile } from 'gql.tada/internal';
import { Resvg } from '@resvg/resvg-js';
import { build as bundle } from 'esbuild';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { build } from 'vite';
import { root } from './sources.mjs';

const schema = join(root, 'schema.graphql');
const types = join(root, 'apps/web/src/generated/schema.d.ts');
const configFile = join(root, 'apps/web/vite.config.ts');

// Whoever builds for tests (NODE_ENV=test) wants what users get.
process.env.NODE_ENV = 'production';

if (!existsSync(types) || statSync(types).mtimeMs < statSync(schema).mtimeMs) await writeTypes();
if (!process.argv.includes('--types')) {
  await rm(join(root, 'dist/web'), { recursive: true, force: true });
  await build({ configFile });
  await Promise.all([
    build({ configFile, build: { ssr: join(root, 'apps/web/src/entry.server.tsx') } }),
    compress(join(root, 'dist/web/client/assets')),
    writeWorker(join(root, 'dist/web/client')),
    writeIcons(join(root, 'dist/web/client')),
  ]);
}

async function writeTypes() {
  const introspection = introspectionFromSchema(buildSchema(await readFile(schema, 'utf8')), { descriptions: false });
  const text = outputIntrospectionFile(minifyIntrospection(introspection), {
    fileType: '.d.ts',
    shouldPreprocess: true,
  });
  await mkdir(dirname(types), { recursive: true });
  await writeFile(types, text);
}

/** The worker that takes the pages of sheets along, with the files that they need: everything that they may load, and the fonts. */
async function writeWorker(folder) {
  const chunks = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const entry = Object.keys(chunks).find((name) => chunks[name].isEntry);
  const own = /^src\/(?:sheets\/|playing\/|open-table\/|match\/game|cards\/|language\/words\/|entry\.client)/;
  const needed = new Set();
  const take = (name) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const imported of chunks[name].imports ?? []) take(imported);
  };
  for (const name of Object.keys(chunks)) {
    if (own.test(name) || /\.css$|latin[^/]*\.woff2$/.test(chunks[name].file)) take(name);
  }
  const files = [...needed]
    .flatMap((name) => [chunks[name].file, ...(chunks[name].css ?? [])])
    .map((file) => `/${file}`);
  const list = [...new Set(files), '/icon.svg'].sort();
  const define = {
    __FILES__: JSON.stringify(list),
    __ENTRY__: JSON.stringify(chunks[entry].file),
    __VERSION__: JSON.stringify(createHash('sha256').update(list.join()).digest('hex').slice(0, 12)),
  };
  await bundle({
    entryPoints: [join(root, 'apps/web/src/sheets/offline/worker.ts')],
    outfile: join(folder, 'sheets-worker.js'),
    bundle: true,
    minify: true,
    target: 'es2022',
    define,
    logLevel: 'warning',
  });
}

/** The icon in pixels, for telephones that take no vectors; iOS lays it on black where it is not on a ground of its own. */
async function writeIcons(folder) {
  const drawn = (await readFile(join(root, 'apps/web/public/icon.svg'), 'utf8')).replace(
    /^<svg [^>]*>/,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40"><rect x="-4" y="-4" width="40" height="40" fill="#fbf9f4"/>',
  );
  for (const [name, width] of [
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ]) {
    const picture = new Resvg(drawn, { fitTo: { mode: 'width', value: width } }).render();
    await writeFile(join(folder, `${name}.png`), picture.asPng());
  }
}

/** Once here instead of for each visitor there. */
async function compress(folder) {
  const texts = (await readdir(folder)).filter((name) => /\.(?:js|css|svg)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name);
      const content = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
