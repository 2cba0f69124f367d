import { createFileRoute } from '@tanstack/react-router';
import { loadReplay } from '../../../features/replay/loading.js';
import { ReplayOfMatch } from '../../../features/replay/page.js';
import { replaySearch } from '../../../game/replay/search.js';
import { MoreWords } from '../../../ui/more-words.js';

export const Route = createFileRoute('/matches/$id/games/$game')({
  validateSearch: replaySearch,
  loader: ({ context, params }) => loadReplay(context, params),
  component: ReplayPage,
});

function ReplayPage() {
  return (
    <MoreWords words={Route.useLoaderData()}>
      <ReplayOfMatch place={{ ...Route.useParams(), isEmbedded: false }} search={Route.useSearch()} />
    </MoreWords>
  );
}
