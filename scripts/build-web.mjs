// Builds the web application: the files for browsers (also compressed), and the entry by which the api renders pages.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { buildGraphiql } from './build-graphiql.mjs';
import { writeIcons } from './icons.mjs';
import { root } from './sources.mjs';

const configFile = join(root, 'apps/web/vite.config.ts');

// Whoever builds for tests (NODE_ENV=test) wants what users get.
process.env.NODE_ENV = 'production';

await rm(join(root, 'dist/web'), { recursive: true, force: true });
await build({ configFile });
await Promise.all([
  build({ configFile, build: { ssr: join(root, 'apps/web/src/app/entry.server.tsx') } }),
  compress(join(root, 'dist/web/client/assets')),
  writeIcons(join(root, 'dist/web/client')),
  buildGraphiql(join(root, 'dist/web/graphiql')).then(() => compress(join(root, 'dist/web/graphiql'))),
]);

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
