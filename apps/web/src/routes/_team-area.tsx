import { loadWords } from '../messages/loading.js';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { MoreWords } from '../ui/more-words.js';
import { toLogin } from '../api/viewer.js';

/** What the members of a team or pair have to do, and the games that players hand in themselves. */
export const Route = createFileRoute('/_team-area')({
  beforeLoad: toLogin,
  loader: ({ context }) => loadWords(context.language, 'team-area'),
  staleTime: Infinity,
  component: SidesArea,
});

function SidesArea() {
  return (
    <MoreWords words={Route.useLoaderData()}>
      <Outlet />
    </MoreWords>
  );
}
