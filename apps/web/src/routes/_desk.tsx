import { loadWords } from '../messages/loading.js';
import { createFileRoute, Link, Outlet, useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type Viewer, viewerOf } from '../api/viewer.js';
import { MoreWords } from '../ui/more-words.js';

/** Pages of those who keep the office. Whoever opens them is logged in; the office says what they may do there. */
export const Route = createFileRoute('/_desk')({
  beforeLoad: async ({ context, location }) => ({ viewer: await viewerOf(context, location.publicHref) }),
  loader: ({ context }) => loadWords(context.language, 'jury', 'administration', 'due'),
  staleTime: Infinity,
  component: DeskArea,
});

function DeskArea() {
  const { viewer } = Route.useRouteContext();
  return (
    <MoreWords words={Route.useLoaderData()}>
      <Rooms account={viewer.account} />
      <Outlet />
    </MoreWords>
  );
}

/** For whom each is: a link that only leads to a refusal is none. */
const rooms = [
  { to: '/administration', name: 'administration.title', of: 'admin' },
  { to: '/jury', name: 'desk.title', of: 'jury' },
  { to: '/jury/requests', name: 'requests.title', of: 'all' },
  { to: '/jury/cup', name: 'cupDesk.room', of: 'appointed' },
  { to: '/jury/grand-prix', name: 'eventDesk.room', of: 'appointed' },
  { to: '/jury/free-games', name: 'freeDesk.room', of: 'jury' },
  { to: '/jury/seasons', name: 'seasons.title', of: 'jury' },
  { to: '/people', name: 'peopleDesk.title', of: 'all' },
  { to: '/jury/venues', name: 'venues.title', of: 'jury' },
  { to: '/jury/imports', name: 'imports.room', of: 'jury' },
  { to: '/jury/log', name: 'log.title', of: 'jury' },
] as const;

/** In which room a page is that lies elsewhere than below its address. */
function roomOf(pathname: string, isJury: boolean): (typeof rooms)[number]['to'] | null {
  if (pathname.startsWith('/jury/matches/')) return '/jury';
  if (pathname.startsWith('/requests/')) return '/jury/requests';
  if (!isJury && pathname.startsWith('/jury/seasons/')) return '/administration';
  return pathname.startsWith('/jury/teams/') ? '/jury/seasons' : null;
}

/** The pages of the desk, under those of everybody. */
function Rooms({ account: { jury, admin, appointedForEvent } }: { readonly account: Viewer['account'] }) {
  const t = useTranslations();
  const { pathname } = useLocation();
  const room = roomOf(pathname, jury);
  const current = { activeProps: { 'aria-current': 'page' as const } };
  // Who follows a letter to their own request has no rooms here.
  if (!jury && !admin && !appointedForEvent) return null;
  const isFor = { all: jury || admin, jury, admin, appointed: jury || appointedForEvent };
  return (
    <nav className="rooms" aria-label={t('desk.rooms')}>
      <ul>
        {rooms.map(({ to, name, of }) =>
          isFor[of] ? (
            <li key={to}>
              <Link
                to={to}
                {...current}
                activeOptions={{ exact: to === '/jury', includeSearch: false }}
                aria-current={to === room ? 'true' : undefined}
              >
                {t(name)}
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
