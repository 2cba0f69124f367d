import { loadWords } from '../messages/loading.js';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { MoreWords } from '../ui/more-words.js';

/** Pages about one's own account. Their words are loaded with them. */
export const Route = createFileRoute('/_account')({
  loader: ({ context }) => loadWords(context.language, 'account', 'due'),
  staleTime: Infinity,
  component: AccountArea,
});

function AccountArea() {
  return (
    <MoreWords words={Route.useLoaderData()}>
      <Outlet />
    </MoreWords>
  );
}
