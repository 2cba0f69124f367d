import { useQuery } from '@tanstack/react-query';
import { useHydrated, useLocation } from '@tanstack/react-router';
import { DUE_COUNT } from '../../api/due-count.js';
import { usePage } from '../../api/page-context.js';

/** Where a sheet is written. At the table nothing is asked besides. */
const atTheTable = /^\/sheets\/./;

/** How many things wait for the reader; 0 for who is not logged in, and until it is known. */
export function useDueNumber(): number {
  const page = usePage();
  const isAwake = useHydrated();
  const { pathname } = useLocation();
  const { data = 0 } = useQuery({
    queryKey: DUE_COUNT,
    queryFn: async () => (await import('./number.js')).dueNumber(page),
    enabled: isAwake && page.isLoggedIn && !atTheTable.test(pathname),
  });
  return data;
}
