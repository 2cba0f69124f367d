// The icon in pixels, for telephones that take no vectors; iOS lays it on black where it is not on a ground of its own.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { root } from './sources.mjs';

const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

/** @param folder of the files for browsers */
export async function writeIcons(folder) {
  const drawn = (await readFile(join(root, 'apps/web/public/icon.svg'), 'utf8')).replace(
    /^<svg [^>]*>/,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40"><rect x="-4" y="-4" width="40" height="40" fill="#fbf9f4"/>',
  );
  for (const [name, width] of Object.entries(sizes)) {
    const picture = new Resvg(drawn, { fitTo: { mode: 'width', value: width } }).render();
    await writeFile(join(folder, `${name}.png`), picture.asPng());
  }
}
