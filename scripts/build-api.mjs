// Bundles what Nest has compiled into the files that run.
import { join } from 'node:path';
import { compiler, entryBundle } from './api-bundles.mjs';
import { bundleProgram, removeOthers } from './bundle.mjs';
import { root } from './sources.mjs';

const folder = join(root, 'dist/apps/api/src');
const outputs = await bundleProgram(entryBundle(folder));
removeOthers(folder, [...outputs, join(folder, compiler)]);
