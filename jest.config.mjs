import { availableParallelism } from 'node:os';
import { bundledLibraries } from './test/support/bundled-libraries.mjs';
import { suites } from './test/support/suites.mjs';

// Tests are ES modules, which Jest runs by Node's vm modules. Only a new process can take that flag, so every test runs in a
// worker, which inherits it; Jest has workers for a single file too where the memory of workers has a limit.
// What a file has loaded and made is garbage when it ends: with as much room for what is young as an office has, a tenth of the
// processor's time is spared.
process.env.NODE_OPTIONS = [
  process.env.NODE_OPTIONS ?? '',
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=64',
].join(' ');

// FULL=1 (npm run test:full) runs many more seeds, which takes more patience.
const patience = process.env.FULL === '1' ? 60 : 1;

const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'es6' },
  },
];

const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/test/support/environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  moduleNameMapper: {
    // Imports name what the compiler writes.
    '^(\\.{1,2}/.*)\\.js$': '$1',
    ...bundledLibraries,
  },
  globalSetup: '<rootDir>/test/support/bundled-libraries.mjs',
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
};

/** Tests of an office, which every run prepares. */
const office = {
  ...shared,
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};

/** @type {import('jest').Config} */
export default {
  rootDir: import.meta.dirname,
  // One more than cores: tests wait for servers, databases and commands, which wait for disks and clocks now and then.
  maxWorkers: availableParallelism() + 1,
  workerIdleMemoryLimit: '1GB',
  testTimeout: 120_000 * patience,
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  reporters: ['default', '<rootDir>/test/support/slowest-files.mjs'],
  projects: suites
    .filter(({ runner }) => runner === 'jest')
    .map(({ name, folders, withoutOffice = false }) => ({
      ...(withoutOffice ? shared : office),
      displayName: name,
      testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
    })),
};
