import { problemMessage, type Language } from '@tarokk/rules';
import { complain, type Door } from '../office/door.js';
import { whyUnreadable } from '../verify/reading/places.js';

/** Of what was interrupted, as shells count it. */
const INTERRUPTED = 130;

/** Does the work until it is done or Ctrl+C breaks it off, and says why when nothing came of it. */
export async function interruptible(
  { BackupProblem, StartProblem }: Door,
  language: Language,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    await work(interruption.signal);
  } catch (error) {
    if (error instanceof BackupProblem) complain(error.in(language));
    else if (error instanceof StartProblem) complain(error.message);
    else if (error instanceof Error && 'syscall' in error && 'path' in error) {
      complain(`${String(error.path)}: ${problemMessage(whyUnreadable(error), language)}`);
    } else throw error;
    if (interruption.signal.aborted) process.exitCode = INTERRUPTED;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}
