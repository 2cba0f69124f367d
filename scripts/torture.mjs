// npm run torture: many people at once on two api processes that are killed under them; see test/torture.
//   npm run torture -- --seed hut --length 20000 --kills 20
import { join } from 'node:path';
import { buildIfNeeded } from './built.mjs';
import { bundle } from './bundle.mjs';
import { root } from './sources.mjs';

buildIfNeeded('api', 'pages');
await bundle('test/torture/main.ts', join(root, 'dist/torture/main.js'));
await import('../dist/torture/main.js');
