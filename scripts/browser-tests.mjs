// npm run test:browser: the tests in a browser. Without one they are skipped, and it is said how to get one; with REQUIRE_ALL=1,
// as CI runs them, that is a failure. What follows `--` is for Playwright: npm run test:browser -- following --headed
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium, installChromium } from './chromium.mjs';
import { root } from './sources.mjs';

if (findChromium() === null) {
  const missing = `There is no Chromium on this machine. Install it with: ${installChromium}`;
  console.error(`Tests in a browser are skipped: ${missing}`);
  process.exit(process.env['REQUIRE_ALL'] === '1' ? 1 : 0);
}
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
