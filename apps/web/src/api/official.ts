import { useQuery } from '@tanstack/react-query';
import type { PageContext } from './context.js';
import { graphql } from './graphql.js';
import { load } from './load.js';
import { usePage } from './page-context.js';
import { asked } from './queries.js';
import { viewer } from './viewer.js';

const deskCounts = graphql(`
  query DeskCounts {
    juryDesk {
      requests
      disputed
      withErrors
      toDecide
      reopened
      freeGames
    }
  }
`);

/** Where a sheet is written. At the table nothing is asked besides. */
export const atTheTable = /^\/sheets\/./;

/** Somebody who holds an office. */
export interface Official {
  readonly jury: boolean;
  readonly admin: boolean;
  /** How much waits at the desk of the jury; 0 for an admin who is not of it. */
  readonly waiting: number;
}

/**
 * Asks in the reader's name which offices they hold, beside what a page shows: that stays what anybody sees, and can be kept as
 * such. Where the office cannot answer the page says so itself.
 */
export async function loadOfficial(context: PageContext, pathname: string): Promise<void> {
  if (!context.isLoggedIn || atTheTable.test(pathname)) return;
  try {
    const { me } = await load(context, viewer, {});
    if (me?.account.jury === true) await load(context, deskCounts, {});
  } catch {
    // The frame of a page needs no offices.
  }
}

/** The offices of the reader; null for who holds none, and for who is not logged in. @param pathname of the page */
export function useOfficial(pathname: string): Official | null {
  const { ask, isLoggedIn } = usePage();
  const isAsked = isLoggedIn && !atTheTable.test(pathname);
  const account = useQuery({ ...asked(ask, viewer, {}), enabled: isAsked }).data?.me?.account;
  const { data } = useQuery({ ...asked(ask, deskCounts, {}), enabled: isAsked && account?.jury === true });
  if (account === undefined || !(account.jury || account.admin)) return null;
  const { jury, admin } = account;
  const counts = data === undefined ? [] : Object.values(data.juryDesk);
  return { jury, admin, waiting: counts.reduce((sum, count) => sum + count, 0) };
}
