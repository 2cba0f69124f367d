// The data of the demo for `npm run dev -- --demo`.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { buildIfNeeded } from '../built.mjs';
import { root } from '../sources.mjs';

/**
 * Fills the demo's folder where it is not filled yet, and says who can log in.
 *
 * @param address at which the office will be open
 * @returns what the office needs in its environment
 */
export async function prepareDemo(address) {
  buildIfNeeded('api', 'demo');
  const { DATABASE_URL: _, ...inherited } = process.env;
  const folder = resolve(process.env.DATA_DIR || 'data/demo');
  const child = spawn(process.execPath, ['dist/apps/demo/main.js', '--at', address], {
    cwd: root,
    stdio: 'inherit',
    env: { ...inherited, DATA_DIR: folder, PORT: '0', NODE_ENV: 'production' },
  });
  const code = await new Promise((ended) => child.on('close', ended));
  if (code !== 0) process.exit(code ?? 1);
  return { DATABASE_URL: '', DATA_DIR: folder, THROTTLE_ADDRESS: '10000', WRITES_PER_MINUTE: '0' };
}
