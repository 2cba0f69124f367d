import Sequencer from '@jest/test-sequencer';
import { relative } from 'node:path';

/** What takes longest, by little text: on a machine that has not run it yet, Jest goes by the size of files. */
const longest = [
  'test/e2e/development.test.ts',
  'test/e2e/torture-trials.test.ts',
  'test/e2e/access.test.ts',
  'test/e2e/tarokk-backup.test.ts',
  'test/e2e/process.test.ts',
  'test/e2e/privacy.test.ts',
  'test/e2e/backup.test.ts',
  'test/cli/import.test.ts',
  'test/e2e/slow-strangers.test.ts',
  'test/e2e/demo.test.ts',
  'test/e2e/recount-command.test.ts',
  'test/e2e/archive-faults.test.ts',
  'test/properties/analysis.test.ts',
  'test/e2e/notifications-of-competitions.test.ts',
  'test/e2e/notification-deliveries.test.ts',
  'test/e2e/season-archive.test.ts',
  'test/e2e/torture.test.ts',
  'test/e2e/begun-at-once.test.ts',
  'test/e2e/notifications.test.ts',
  'test/e2e/injection.test.ts',
  'test/cli/audit.test.ts',
  'test/cli/admin.test.ts',
  'test/e2e/migrations.test.ts',
];

/** Begins with the longest files, so that no worker is alone with one in the end. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isFirst = ({ path, duration, context }) =>
      duration === undefined && longest.includes(relative(context.config.rootDir, path));
    const sorted = super.sort(tests);
    return [...sorted.filter(isFirst), ...sorted.filter((test) => !isFirst(test))];
  }
}
