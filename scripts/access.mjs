// npm run access: tries every mutation and query as every role and writes docs/access.md.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['jest', 'test/sweeps/access.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, UPDATE_FILES: '1' },
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
