import { databaseMessage } from '../database/database-errors.js';
import { isDatabaseAway } from '../database/database-away.js';

/** Milliseconds for which one line says that the database is away. */
const SPAN = 1000;

type LogLine = (this: unknown, ...given: unknown[]) => void;

/**
 * While the database is away whatever asks it fails, and each failure would write its trace: one line a second says so instead,
 * and how many others it stands for. All other lines are written as they are.
 */
export function sparingLog(): { logMethod: (this: unknown, given: unknown[], write: LogLine) => void } {
  let told = -Infinity;
  let untold = 0;
  return {
    logMethod(given, write) {
      const error = given.map(errorIn).find((each) => isDatabaseAway(each));
      if (error === undefined) {
        write.apply(this, given);
        return;
      }
      const now = performance.now();
      if (now - told < SPAN) {
        untold += 1;
        return;
      }
      const more = untold === 0 ? '' : ` (and ${untold} more failures since the last line)`;
      [told, untold] = [now, 0];
      write.call(this, `The database is away: ${firstLine(error)}${more}`);
    },
  };
}

function errorIn(given: unknown): unknown {
  return given instanceof Error ? given : ((given as { readonly err?: unknown } | null)?.err ?? null);
}

function firstLine(error: unknown): string {
  const words = error instanceof Error ? databaseMessage(error).trim().split('\n').at(-1)! : String(error);
  return words === '' && error instanceof Error ? error.name : words;
}
