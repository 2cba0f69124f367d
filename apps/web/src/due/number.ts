import type { PageContext } from '../application/context.js';
import { ready } from '../application/ready.js';
import { viewer } from '../application/viewer.js';
import { hasSheets } from '../offline/worker.js';
import { dueOf } from './due.js';
import { dueVariables, ownDue, todayIn } from './queries.js';

/** How many things wait for the reader: as many as the list of them has lines. */
export async function dueNumber(page: PageContext): Promise<number> {
  const { me } = await ready(page, viewer, {});
  if (me === null) return 0;
  const due = dueOf(await page.ask(ownDue, dueVariables(page, me.account)), todayIn(page));
  if (!hasSheets()) return due.length;
  const { openSheets } = await import('./sheets-here.js');
  return due.filter(({ kind }) => kind !== 'draft').length + (await openSheets());
}
