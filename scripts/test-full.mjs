// npm run test:full: the tests with many more seeds, longer runs and every combination.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npm', ['test'], {
  stdio: 'inherit',
  env: { ...process.env, FULL: '1' },
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
