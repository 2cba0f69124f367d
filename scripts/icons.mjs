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
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 58 58"><rect x="-5" y="-5" width="58" height="58" fill="#1d4a45"/>',
  );
  for (const [name, width] of Object.entries(sizes)) {
    const picture = new Resvg(drawn, { fitTo: { mode: 'width', value: width } }).render();
    await writeFile(join(folder, `${name}.png`), picture.asPng());
  }
}
