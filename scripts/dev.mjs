// npm run dev: the office for those who work on it, on one address. A change of a page is seen at once, a change of the api
// after some seconds.
//   npm run dev               on the data of `npm start`
//   npm run dev -- --demo     on the made-up season of `npm run demo`
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './built.mjs';
import { prepareDemo } from './dev/demo.mjs';
import { openOffice } from './dev/office.mjs';
import { servePages } from './dev/pages.mjs';
import { root } from './sources.mjs';

process.env.NODE_ENV = 'development';
if (process.env.npm_lifecycle_event === 'dev') await import('./with-parent.mjs');

const { demo } = parseArgs({ options: { demo: { type: 'boolean', default: false } } }).values;
const settings = join(process.cwd(), '.env');
if (existsSync(settings)) process.loadEnvFile(settings);

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || (demo ? 4001 : 4000));
const address = `http://${host}:${port}`;
const webDirectory = join(root, 'dist/dev/web');

buildIfNeeded('client', 'types');
const environment = demo ? await prepareDemo(address) : {};
const office = await openOffice({
  address,
  environment: { LOG_LEVEL: 'warn', ...process.env, ...environment, WEB_DIR: webDirectory },
});
let pages = null;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(0));
void office.failed.then(stop);
try {
  pages = await servePages({ host, port, address, webDirectory, office });
} catch (error) {
  const isTaken = /already in use/.test(error.message);
  console.error(isTaken ? `Port ${port} of ${host} is taken by another program. Set PORT to a free one.` : error);
  await stop(1);
}

async function stop(code) {
  await Promise.all([pages?.close(), office.close()]);
  process.exit(code);
}
