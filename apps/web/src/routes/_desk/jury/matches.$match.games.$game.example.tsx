import { loadWords } from '../../../messages/loading.js';
import { useSuspenseQuery } from '@tanstack/react-query';
import { romanOf } from '@tarokk/rules';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { asked } from '../../../api/queries.js';
import { replayOfExample } from '../../../game/replay/replay.js';
import { Replayed } from '../../../game/replay/replayed.js';
import { replaySearch, stepIn } from '../../../game/replay/search.js';
import { idOf, load, present } from '../../../api/load.js';
import { MoreWords } from '../../../ui/more-words.js';
import { fittingGame, fittingRecord } from '../../../features/jury/match/queries.js';
import { namesOfSides } from '../../../api/two-sides.js';

export const Route = createFileRoute('/_desk/jury/matches/$match/games/$game/example')({
  validateSearch: replaySearch,
  loader: async ({ context, params }) => {
    const [{ match }, desk, replay] = await Promise.all([
      load(context, fittingGame, { id: idOf(params.match) }, 'match'),
      loadWords(context.language, 'jury', 'administration', 'due'),
      loadWords(context.language, 'replay', 'cards'),
    ]);
    fittingRecord(match, params.game);
    return { ...desk, ...replay };
  },
  component: FittingGamePage,
});

function FittingGamePage() {
  return (
    <MoreWords words={Route.useLoaderData()}>
      <FittingGame />
    </MoreWords>
  );
}

/** A game that gives exactly what the sheet says, card by card, and said to be an example. */
function FittingGame() {
  const { match: id, game } = Route.useParams();
  const search = Route.useSearch();
  const t = useTranslations('desk.possible');
  const tr = useTranslations('replay');
  const { ask } = usePage();
  const { match } = present(useSuspenseQuery(asked(ask, fittingGame, { id })).data, 'match');
  const record = fittingRecord(match, game);
  const replay = useMemo(() => replayOfExample(record), [record]);
  const [a, b] = namesOfSides(match);
  const title = t('title', { game, a, b });
  return (
    <Replayed
      replay={replay}
      place={{ match: id, game }}
      step={stepIn(search, replay.steps.length - 1)}
      title={title}
      back={
        <Link to="/jury/matches/$id" params={{ id }} hash={`game-${game}`} className="to-the-whole">
          {t('back')}
        </Link>
      }
      game={tr('game', { game: romanOf(Number(game)) })}
      notes={
        <p className="note">
          <strong>{t('example')}</strong>
        </p>
      }
    />
  );
}
