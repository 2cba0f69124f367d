// npm run problems: writes docs/problems.md, the list of all codes of refusals and findings, from the sources.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['jest', 'test/docs/problems.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, UPDATE_FILES: '1' },
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
