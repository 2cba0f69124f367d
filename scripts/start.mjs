// npm start: builds if there is no build or the sources are newer, then runs the server in this process, so that signals reach it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './built.mjs';

buildIfNeeded('api', 'pages');

const settings = join(process.cwd(), '.env');
if (existsSync(settings)) process.loadEnvFile(settings);

if (process.env.npm_lifecycle_event === 'start') await import('./with-parent.mjs');

await import('../dist/apps/api/src/main.js');
