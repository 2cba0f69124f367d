// npm run demo: an office with a made-up season in a folder of its own, filled the first time, then served.
//   npm run demo -- --fresh                            makes it anew
//   npm run demo -- --teams 8 --matches 40 --seed hut  makes another
//   npm run demo -- --fresh --lang hu                  whose people write Hungarian
import { buildIfNeeded } from './built.mjs';

buildIfNeeded('api', 'pages', 'demo');

if (process.env.npm_lifecycle_event === 'demo') await import('./with-parent.mjs');
await import('../dist/apps/demo/main.js');
