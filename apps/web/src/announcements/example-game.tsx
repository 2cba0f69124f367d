import { definitionOf } from '@tarokk/rules';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { MoreWords } from '../language/area.js';
import { replayOf } from '../replay/replay.js';
import { Replayed } from '../replay/replayed.js';
import { stepIn } from '../replay/search.js';

export const exampleGamePage = createLazyRoute('/announcements/$announcement/games/$game')({
  component: ExampleGamePage,
});

function ExampleGamePage() {
  const { words } = exampleGamePage.useLoaderData();
  return (
    <MoreWords words={words}>
      <ExampleGame />
    </MoreWords>
  );
}

/** An example game step by step, with its analysis there from the start. */
function ExampleGame() {
  const { announcement, game } = exampleGamePage.useParams();
  const { id, examples } = exampleGamePage.useLoaderData();
  const search = exampleGamePage.useSearch();
  const t = useTranslations('replay.example');
  const { language } = usePage();
  const replay = useMemo(() => replayOf(examples.record, Number(game)), [examples, game])!;
  const title = t('game', { name: definitionOf(id).name[language], game });
  return (
    <Replayed
      replay={replay}
      known={examples.analysis.games[Number(game) - 1] ?? null}
      place={{ announcement, game }}
      step={stepIn(search, replay.steps.length - 1)}
      title={title}
      heading={
        <>
          <h1>{title}</h1>
          <p className="facts">
            <Link to="/announcements/$announcement" params={{ announcement }}>
              {t('back')}
            </Link>
          </p>
        </>
      }
    />
  );
}
