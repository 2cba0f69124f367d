// npm test: what a newcomer runs and waits for. npm run test:all (--all): everything, which begins with that. npm run test:full
// (--full): everything with many more seeds, longer runs and every combination. Which folders belong to which stands in
// test/support/suites.mjs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { suites } from '../test/support/suites.mjs';
import { root } from './sources.mjs';

const { all, full } = parseArgs({ options: { all: { type: 'boolean' }, full: { type: 'boolean' } } }).values;
const commands = all || full ? ['npm test', 'npm run test:all'] : ['npm test'];
const environment = full ? { ...process.env, FULL: '1' } : process.env;

// What fails does not hide what the others find.
const succeeded = commands.flatMap((command) => [
  run('node_modules/jest/bin/jest.js', ['--selectProjects', ...namesOf(command, 'jest')]),
  run(
    'scripts/browser-tests.mjs',
    namesOf(command, 'playwright').map((name) => `--project=${name}`),
  ),
]);
process.exit(succeeded.every(Boolean) ? 0 : 1);

function namesOf(command, runner) {
  return suites.filter((suite) => suite.command === command && suite.runner === runner).map(({ name }) => name);
}

function run(script, parameters) {
  const { status } = spawnSync(process.execPath, [join(root, script), ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  });
  return status === 0;
}
