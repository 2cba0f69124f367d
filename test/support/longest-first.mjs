import Sequencer from '@jest/test-sequencer';
import { relative } from 'node:path';

/** What takes longest: on a machine that has not run it yet, Jest goes by the size of files. */
const longest = [
  'test/e2e/development.test.ts',
  'test/e2e/access.test.ts',
  'test/e2e/slow-strangers.test.ts',
  'test/e2e/privacy.test.ts',
  'test/e2e/demo.test.ts',
  'test/e2e/torture.test.ts',
  'test/e2e/torture-trials.test.ts',
  'test/e2e/notifications.test.ts',
  'test/e2e/notification-deliveries.test.ts',
  'test/e2e/tarokk-backup.test.ts',
  'test/e2e/notifications-of-competitions.test.ts',
  'test/e2e/injection.test.ts',
  'test/e2e/process.test.ts',
  'test/e2e/live.test.ts',
  'test/cli/packages.test.ts',
  'test/e2e/total-counts.test.ts',
  'test/e2e/jury.test.ts',
  'test/e2e/migrations.test.ts',
  'test/e2e/malformed-inputs.test.ts',
  'test/e2e/cup-edges.test.ts',
  'test/e2e/metrics.test.ts',
  'test/e2e/season-archive.test.ts',
  'test/e2e/paper.test.ts',
  'test/cli/verify-streams.test.ts',
  'test/e2e/imports.test.ts',
  'test/e2e/begun-at-once.test.ts',
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
