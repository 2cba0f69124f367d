import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useHydrated, useLocation } from '@tanstack/react-router';
import { usePage } from './page-context.js';

const KEY = ['due number'];

/** Where a sheet is written. At the table nothing is asked besides. */
const atTheTable = /^\/sheets\/./;

/** How many things wait for the reader; 0 for who is not logged in, and until it is known. */
export function useDueNumber(): number {
  const page = usePage();
  const isAwake = useHydrated();
  const { pathname } = useLocation();
  const { data = 0 } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await import('../due/number.js')).dueNumber(page),
    enabled: isAwake && page.isLoggedIn && !atTheTable.test(pathname),
  });
  return data;
}

/** What was done may be what was due. */
export async function countDueAgain(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: KEY });
}
