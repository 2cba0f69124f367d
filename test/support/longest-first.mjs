import Sequencer from '@jest/test-sequencer';
import { relative } from 'node:path';

/** What takes longest: on a machine that has not run it yet, Jest goes by the size of files. */
const longest = [
  'test/processes/development.test.ts',
  'test/sweeps/access.test.ts',
  'test/processes/slow-strangers.test.ts',
  'test/sweeps/privacy.test.ts',
  'test/processes/demo.test.ts',
  'test/processes/torture.test.ts',
  'test/processes/torture-trials.test.ts',
  'test/e2e/notifications.test.ts',
  'test/processes/notification-deliveries.test.ts',
  'test/processes/tarokk-backup.test.ts',
  'test/edges/notifications-of-competitions.test.ts',
  'test/sweeps/injection.test.ts',
  'test/processes/process.test.ts',
  'test/e2e/live.test.ts',
  'test/processes/packages.test.ts',
  'test/sweeps/total-counts.test.ts',
  'test/e2e/jury.test.ts',
  'test/processes/migrations.test.ts',
  'test/sweeps/malformed-inputs.test.ts',
  'test/edges/cup-edges.test.ts',
  'test/processes/metrics.test.ts',
  'test/cli/season-archive.test.ts',
  'test/e2e/paper.test.ts',
  'test/processes/verify-streams.test.ts',
  'test/e2e/imports.test.ts',
  'test/processes/begun-at-once.test.ts',
];

/** Begins with the longest files, so that no worker is alone with one in the end. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isNew = ({ path, duration, context }, name) =>
      duration === undefined && relative(context.config.rootDir, path) === name;
    const first = longest.flatMap((name) => sorted.filter((test) => isNew(test, name)));
    return [...first, ...sorted.filter((test) => !first.includes(test))];
  }
}
