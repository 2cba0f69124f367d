import type { PageContext } from '../../api/context.js';
import { viewer } from '../../api/viewer.js';
import { hasSheets } from '../../api/service-worker.js';
import { dueOf } from './due.js';
import { dueVariables, ownDue, todayIn } from './queries.js';

/** How many things wait for the reader: as many as the list of them has lines. */
export async function dueNumber(page: PageContext): Promise<number> {
  // Not from what the page has asked before: the login may have ended since.
  const { me } = await page.ask(viewer, {});
  if (me === null) return 0;
  const due = dueOf(await page.ask(ownDue, dueVariables(page, me.account)), todayIn(page));
  if (!hasSheets()) return due.length;
  const { openSheets } = await import('./sheets-here.js');
  return due.filter(({ kind }) => kind !== 'draft').length + (await openSheets());
}
