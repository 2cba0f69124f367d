// npm run test:changed: what the changes here can break, by the imports of unit tests and by the map test/support/tested-by.mjs.
//   npm run test:changed            what is not committed yet; where all is committed, the last commit
//   npm run test:changed -- main    what differs from there
//   npm run test:changed -- --list  names the files of tests alone
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { suiteOf, suites } from '../test/support/suites.mjs';
import { testsOf } from '../test/support/tested-by.mjs';
import { root } from './sources.mjs';

const { values, positionals } = parseArgs({ options: { list: { type: 'boolean' } }, allowPositionals: true });
const changed = changedFiles(positionals[0]);
if (changed.length === 0) {
  console.error('Nothing has changed.');
  process.exit(0);
}
const mapped = testsOf(changed).filter((file) => existsSync(join(root, file)));
const byRunner = (runner) => mapped.filter((file) => suiteOf(file)?.runner === runner);
const sources = changed.filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
const withoutOffice = suites.filter((suite) => suite.withoutOffice === true).map(({ name }) => name);
const unit = ['--selectProjects', ...withoutOffice, '--findRelatedTests', ...sources];

if (values.list) {
  const listed = sources.length > 0 ? jest(['--listTests', ...unit], 'pipe').stdout : '';
  console.log(
    [
      ...listed
        .split('\n')
        .filter(Boolean)
        .map((path) => path.slice(root.length)),
      ...mapped,
    ].join('\n'),
  );
  process.exit(0);
}
const overHttp = byRunner('jest');
const inBrowser = byRunner('playwright');
const statuses = [
  sources.length > 0 ? jest([...unit, '--passWithNoTests']).status : 0,
  overHttp.length > 0 ? jest(['--selectProjects', ...jestProjects(), '--runTestsByPath', ...overHttp]).status : 0,
  inBrowser.length > 0 ? node('scripts/browser-tests.mjs', inBrowser).status : 0,
];
process.exit(statuses.every((status) => status === 0) ? 0 : 1);

function changedFiles(reference) {
  const names = (...parameters) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const uncommitted = [...names('diff', '--name-only', 'HEAD'), ...names('ls-files', '--others', '--exclude-standard')];
  if (reference !== undefined) return [...new Set([...names('diff', '--name-only', reference), ...uncommitted])];
  return uncommitted.length > 0 ? uncommitted : names('diff', '--name-only', 'HEAD~1', 'HEAD');
}

function jestProjects() {
  return suites
    .filter(({ runner, name }) => runner === 'jest' && !withoutOffice.includes(name))
    .map(({ name }) => name);
}

function jest(parameters, output) {
  return node('node_modules/jest/bin/jest.js', parameters, output);
}

function node(script, parameters, output = 'inherit') {
  return spawnSync(process.execPath, [join(root, script), ...parameters], {
    cwd: root,
    stdio: ['inherit', output, 'inherit'],
    encoding: 'utf8',
  });
}
