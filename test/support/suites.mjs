// Where each file of tests belongs, by its folder. Jest, Playwright and the commands of package.json run what stands here, and
// docs/tests.md lists every file by it.

/**
 * @typedef {object} Suite
 * @property {string} name of the project that Jest or Playwright runs
 * @property {'jest' | 'playwright'} runner
 * @property {boolean} [withoutOffice] nothing has to be prepared for it
 * @property {'npm test' | 'npm run test:all'} command the shortest one that runs it: test:all begins with npm test
 * @property {readonly string[]} folders from the project's root; what lies below them belongs to it too
 * @property {string} what is tested there
 */

/** @type {readonly Suite[]} */
export const suites = [
  {
    name: 'unit',
    runner: 'jest',
    withoutOffice: true,
    command: 'npm test',
    folders: ['libs', 'apps', 'test/conformance', 'test/records', 'test/docs'],
    what: 'rules, competition, components and documents, without an office',
  },
  {
    name: 'office',
    runner: 'jest',
    command: 'npm test',
    folders: ['test/e2e'],
    what: 'the api over HTTP, capability by capability',
  },
  {
    name: 'walks',
    runner: 'playwright',
    command: 'npm test',
    folders: ['test/walks'],
    what: 'one walk in a browser for each role: visitor, player, captain, jury, admin',
  },
  {
    name: 'seeds',
    runner: 'jest',
    withoutOffice: true,
    command: 'npm run test:all',
    folders: ['test/fuzz', 'test/properties'],
    what: 'what holds of every game, record and text, tried with many seeds, without an office',
  },
  {
    name: 'edges',
    runner: 'jest',
    command: 'npm run test:all',
    folders: ['test/edges', 'test/cli'],
    what: 'faults, forms and rare ways of the api, and the command',
  },
  {
    name: 'sweeps',
    runner: 'jest',
    command: 'npm run test:all',
    folders: ['test/sweeps'],
    what: 'what is tried with every mutation, every role, every text, every file',
  },
  {
    name: 'processes',
    runner: 'jest',
    command: 'npm run test:all',
    folders: ['test/processes'],
    what: 'offices that are started, killed, backed up, packed, developed or tortured',
  },
  {
    name: 'browser',
    runner: 'playwright',
    command: 'npm run test:all',
    folders: ['test/browser'],
    what: 'every page and every act in a browser',
  },
];

/**
 * @param {string} file of tests, from the project's root
 * @returns {Suite | null} null for a file that no command would run
 */
export function suiteOf(file) {
  return suites.find(({ folders }) => folders.some((folder) => file.startsWith(`${folder}/`))) ?? null;
}
