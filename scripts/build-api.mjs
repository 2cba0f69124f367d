// Bundles what Nest has compiled into the files that run.
import { join } from 'node:path';
import { compiler, entryBundle, serverBundle } from './api-bundles.mjs';
import { bundleProgram, removeOthers } from './bundle.mjs';
import { thin } from './source-maps.mjs';
import { root } from './sources.mjs';

const folder = join(root, 'dist/apps/api/src');
const outputs = (await Promise.all([serverBundle(folder), entryBundle(folder)].map(bundleProgram))).flat();
for (const path of outputs.filter((each) => each.endsWith('.map'))) await thin(path);
removeOthers(folder, [...outputs, join(folder, compiler)]);
