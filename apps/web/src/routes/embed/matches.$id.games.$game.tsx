import { createFileRoute } from '@tanstack/react-router';
import { loadReplay } from '../../features/replay/loading.js';
import { ReplayOfMatch } from '../../features/replay/page.js';
import { replaySearch } from '../../game/replay/search.js';
import { MoreWords } from '../../ui/more-words.js';

/** A played game for a frame on another site. */
export const Route = createFileRoute('/embed/matches/$id/games/$game')({
  validateSearch: replaySearch,
  loader: ({ context, params }) => loadReplay(context, params),
  component: EmbeddedReplayPage,
});

function EmbeddedReplayPage() {
  return (
    <MoreWords words={Route.useLoaderData()}>
      <ReplayOfMatch place={{ ...Route.useParams(), isEmbedded: true }} search={Route.useSearch()} />
    </MoreWords>
  );
}
