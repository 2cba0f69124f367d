// npm start: builds if there is no build or the sources are newer, then runs the server in this process, so that signals reach it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { isBuilt, root } from './sources.mjs';

if (!isBuilt() && existsSync(join(root, 'apps/api/src'))) {
  console.log('Building the office (once, and after changes) …');
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const settings = join(process.cwd(), '.env');
if (existsSync(settings)) process.loadEnvFile(settings);

// npm hands a signal to the shell in between, and that dies without handing it on. So when our parent is gone, we go too.
const parent = process.ppid;
if (process.env.npm_lifecycle_event === 'start' && process.platform !== 'win32') {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
  // Ctrl+C reaches all three: then we are stopping already, and a second signal would end us at once.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch));
}

module.enableCompileCache?.(); // Node 22 and later: starts in half the time
await import('../dist/apps/api/src/main.js');
