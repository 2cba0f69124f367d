import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';
import { suites } from './test/support/suites.mjs';

// FULL=1 (npm run test:full) looks at each page in each language and scheme, which takes more patience.
const patience = process.env['FULL'] === '1' ? 60 : 1;
const reports = process.env['TEST_REPORTS'];

export default defineConfig({
  testMatch: '*.test.ts',
  projects: suites
    .filter(({ runner }) => runner === 'playwright')
    .flatMap(({ name, folders }) => folders.map((testDir) => ({ name, testDir }))),
  outputDir: 'test-results/browser',
  globalSetup: './test/browser/global-setup.ts',
  tsconfig: './tsconfig.json',
  workers: 2,
  // What fails is run again for its trace alone: to trace every test takes half as long again. The run fails whatever the second
  // time says.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 120_000 * patience,
  // How long something may take to become true on a loaded machine.
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ...(reports === undefined ? [] : [['json', { outputFile: `${reports}/browser-${process.pid}.json` }] as const]),
  ],
  // The ten slowest files, at the end.
  reportSlowTests: { max: 10, threshold: 0 },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Each new window of a page of sheets would take some hundred files along: those that are tested without a network do
    // (`takingAlong` in test/browser/fixtures.ts).
    serviceWorkers: 'block',
    // What moves is drawn many times; where that is tested, the test asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? 'chromium',
      // Chromium refuses its sandbox to root.
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
});
