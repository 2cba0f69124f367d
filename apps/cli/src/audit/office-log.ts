import { fill, type Language } from '@tarokk/rules';
import { complain, type Door } from '../office/door.js';
import { auditProblems } from './words.js';

/** The work on the log of the database; says why when it cannot be reached. */
export async function withLog(
  { openLog, StartProblem }: Door,
  language: Language,
  work: (log: Awaited<ReturnType<typeof openLog>>['log']) => Promise<void>,
): Promise<void> {
  let open;
  try {
    open = await openLog(process.env, process.cwd());
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    complain(fill(auditProblems.noDatabase[language], { message: error.message }));
    return;
  }
  try {
    await work(open.log);
  } finally {
    await open.close();
  }
}
