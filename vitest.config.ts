import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const door = (library: string): string => fileURLToPath(new URL(`./libs/${library}/src/index.ts`, import.meta.url));
const alias = { '@tarokk/competition': door('competition'), '@tarokk/rules': door('rules') };
const exclude = [...configDefaults.exclude, 'dist/**', 'data/**'];

// FULL=1 (npm run test:full) runs many more seeds, which takes more patience.
const patience = process.env['FULL'] === '1' ? 60 : 1;

/** What files of tests load is loaded once for each worker, not for each file: no test changes anything in it. */
const together = { isolate: false, setupFiles: ['test/support/new-file.ts'] };

/**
 * What a browser, a kill or a loaded machine got in the way of is tried once more in CI, and told there as a retry; a fault is
 * there the second time too.
 */
const secondTry = { retry: process.env['CI'] === 'true' ? 1 : 0 };

const report = process.env['TEST_REPORT'];

export default defineConfig({
  resolve: { alias },
  test: {
    // One more than cores: tests wait for servers, databases and commands, which wait for disks and clocks now and then.
    maxWorkers: availableParallelism() + 1,
    // How long something may take to become true; the second that Vitest gives is short for pages on a loaded machine.
    expect: { poll: { timeout: 15_000 } },
    // .ci/run counts from a report beside what people read.
    ...(report === undefined ? {} : { reporters: ['default', 'json'], outputFile: { json: report } }),
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          ...together,
          include: ['libs/**/*.test.ts', 'test/{conformance,records,fuzz,properties,docs}/**/*.test.ts'],
          exclude,
          testTimeout: 60_000 * patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'cli',
          ...together,
          include: ['apps/cli/**/*.test.ts', 'test/cli/**/*.test.ts'],
          exclude,
          globalSetup: ['test/support/build.ts'],
          testTimeout: 60_000 * patience,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          ...together,
          include: ['apps/api/**/*.test.ts'],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          ...together,
          ...secondTry,
          include: ['apps/web/**/*.test.ts'],
          exclude,
          globalSetup: ['test/support/build.ts'],
          testTimeout: 60_000 * patience,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          ...together,
          ...secondTry,
          // The servers are real processes of the finished build; nothing of Nest is loaded in here.
          include: ['test/e2e/**/*.test.ts'],
          exclude,
          globalSetup: ['test/support/build.ts'],
          testTimeout: 120_000 * patience,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
