import { useQuery } from '@tanstack/react-query';
import { useHydrated, useLocation } from '@tanstack/react-router';
import { DUE_COUNT } from '../../api/due-count.js';
import { atTheTable } from '../../api/official.js';
import { usePage } from '../../api/page-context.js';

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
