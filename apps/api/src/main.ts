// The server's program. All of it is one bundle, whose compiled code is kept from one start to the next.
import { fileURLToPath } from 'node:url';
import { loadCached } from './platform/loading/code-cache.js';
import { traceSources } from './platform/loading/traces.js';
import type * as Server from './server.js';

const bundle = fileURLToPath(new URL('./server.cjs', import.meta.url));
traceSources(bundle);
const { exports, keep } = loadCached<typeof Server>(bundle);
void exports.started.then(keep, () => undefined);
