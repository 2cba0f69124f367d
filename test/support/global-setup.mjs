// Jest loads this file without its transform, so what it calls is bundled first.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../scripts/bundle.mjs';
import { root } from '../../scripts/sources.mjs';
import bundleLibraries from './bundled-libraries.mjs';

export default async function setUp() {
  const prepared = join(root, 'dist/test/before-all-tests.js');
  await bundle('test/support/before-all-tests.ts', prepared);
  const { buildIfNeeded, prepareFolder } = await import(pathToFileURL(prepared).href);
  buildIfNeeded();
  await bundleLibraries();
  globalThis.removePrepared = await prepareFolder();
}
