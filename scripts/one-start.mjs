// Starts what is built on a new database, asks for a page and for data, and stops it: whether the office runs on this Node.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './sources.mjs';

const folder = mkdtempSync(join(tmpdir(), 'one-start-'));
chmodSync(folder, 0o755); // the embedded PostgreSQL has a user of its own
const begun = Date.now();
const child = spawn(process.execPath, [join(root, 'dist/apps/api/src/main.js')], {
  env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => child.on('close', resolve));
let printed = '';
const opened = new Promise((resolve) => {
  child.stdout.on('data', (chunk) => {
    printed += chunk;
    if (printed.includes('Stop it with')) resolve(/open at (\S+)/.exec(printed)[1]);
  });
  void ended.then(() => resolve(null));
});
try {
  const url = await opened;
  if (url === null) throw new Error(`The office did not open. ${printed}`);
  const took = ((Date.now() - begun) / 1000).toFixed(1);
  const page = await fetch(`${url}/en`);
  const query = new URLSearchParams({ query: '{ office { timeZone } }' });
  const data = await (await fetch(`${url}/graphql?${query}`)).text();
  child.kill('SIGTERM');
  const code = await ended;
  if (page.status !== 200 || !data.includes('timeZone') || code !== 0) {
    throw new Error(`The page answered ${page.status}, the API ${data}; the office ended with ${code}.`);
  }
  console.log(`Node ${process.version}: a new office opened in ${took} s, showed a page, answered, and stopped.`);
} finally {
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
