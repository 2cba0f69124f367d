import { definitionOf } from '@tarokk/rules';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { MoreWords } from '../../../ui/more-words.js';
import { replayOf } from '../../../game/replay/replay.js';
import { Replayed } from '../../../game/replay/replayed.js';
import { replaySearch, stepIn } from '../../../game/replay/search.js';
import { loadExampleGames } from '../../../features/announcements/loading.js';

export const Route = createFileRoute('/announcements/$announcement/games/$game')({
  validateSearch: replaySearch,
  loader: async ({ context, params }) => {
    const loaded = await loadExampleGames(context, params.announcement);
    if (!loaded.examples.analysis.games.some(({ number }) => String(number) === params.game)) throw notFound();
    return loaded;
  },
  component: ExampleGamePage,
});

function ExampleGamePage() {
  const { words } = Route.useLoaderData();
  return (
    <MoreWords words={words}>
      <ExampleGame />
    </MoreWords>
  );
}

/** An example game step by step, with its analysis there from the start. */
function ExampleGame() {
  const { announcement, game } = Route.useParams();
  const { id, examples } = Route.useLoaderData();
  const search = Route.useSearch();
  const t = useTranslations('replay.example');
  const { namesIn } = usePage();
  const replay = useMemo(() => replayOf(examples.record, Number(game)), [examples, game])!;
  const tr = useTranslations('replay');
  const name = definitionOf(id).name[namesIn];
  const title = t('game', { name, game });
  return (
    <Replayed
      replay={replay}
      known={examples.analysis.games[Number(game) - 1] ?? null}
      place={{ announcement, game }}
      step={stepIn(search, replay.steps.length - 1)}
      title={title}
      back={
        <Link to="/announcements/$announcement" params={{ announcement }} className="to-the-whole">
          {name}
        </Link>
      }
      game={tr('game', { game })}
    />
  );
}
