// Loaded before the command: says on standard error how much memory its process had at most, in megabytes.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => writeSync(2, `memory ${Math.round(process.resourceUsage().maxRSS / 1024)}\n`));
}
