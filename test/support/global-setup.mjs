// Jest loads this file without its transform, so what it calls is bundled first.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../scripts/bundle.mjs';
import { root } from '../../scripts/sources.mjs';

export default async function setUp() {
  const prepared = join(root, 'dist/test/prepare.js');
  await bundle('test/support/prepare.ts', prepared);
  const { build, prepareFolder } = await import(pathToFileURL(prepared).href);
  build();
  globalThis.removePrepared = await prepareFolder();
}
