import { redirect } from '@tanstack/react-router';
import type { PageContext } from '../../api/context.js';
import { newestSeason } from '../season/newest-year.js';

/** Of the newest season; before there is one, the page that opens it. */
export async function newestYearOfDesk({ ask }: PageContext): Promise<string> {
  const { seasons } = await ask(newestSeason, {});
  const year = seasons.nodes[0]?.year;
  if (year === undefined) throw redirect({ to: '/jury/seasons' });
  return String(year);
}
