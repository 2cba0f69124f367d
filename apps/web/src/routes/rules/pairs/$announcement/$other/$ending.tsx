import { loadWords } from '../../../../../messages/loading.js';
import { pairGameOf, type PairTable } from '@tarokk/rules';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../../api/page-context.js';
import { nameAlone } from '../../../../../game/announcement-names.js';
import { type Replay, replayOfGame } from '../../../../../game/replay/replay.js';
import { Replayed } from '../../../../../game/replay/replayed.js';
import type { PlaceOfPair } from '../../../../../game/replay/steps.js';
import { replaySearch, stepIn } from '../../../../../game/replay/search.js';
import { loadPairsOf } from '../../../../../features/rules/pairs/loading.js';
import { MoreWords } from '../../../../../ui/more-words.js';
import {
  answerOf,
  endingsCalled,
  lineOf,
  ofEach,
  pairAnnouncement,
} from '../../../../../features/rules/pairs/table.js';

export const Route = createFileRoute('/rules/pairs/$announcement/$other/$ending')({
  validateSearch: replaySearch,
  loader: async ({ context, params: { announcement, other, ending } }) => {
    const [{ words, table }, replay] = await Promise.all([
      loadPairsOf(context, announcement, other),
      loadWords(context.language, 'replay', 'cards'),
    ]);
    const pair = [pairAnnouncement(announcement), pairAnnouncement(other)] as const;
    if (answerOf(table, pair, endingsCalled(ending)).kind !== 'together') throw notFound();
    return { words: { ...words, ...replay }, table };
  },
  component: PairGamePage,
});

function PairGamePage() {
  return (
    <MoreWords words={Route.useLoaderData().words}>
      <PairGame />
    </MoreWords>
  );
}

/** A game at whose end exactly these two are active, card by card. */
function PairGame() {
  const place = Route.useParams();
  const search = Route.useSearch();
  const { table } = Route.useLoaderData();
  const t = useTranslations('rules.pairs');
  const { namesIn } = usePage();
  const { announcement, other, ending } = place;
  const replay = useMemo(
    () => replayOfPair(table, { announcement, other, ending }),
    [table, announcement, other, ending],
  );
  const pair = [pairAnnouncement(announcement), pairAnnouncement(other)] as const;
  const [a, b] = ofEach(pair, endingsCalled(ending), (each, { result }) =>
    t(`result.${result}`, { name: nameAlone(each, namesIn) }),
  );
  const title = t('gameTitle', { a, b });
  return (
    <Replayed
      replay={replay}
      place={place}
      step={stepIn(search, replay.steps.length - 1)}
      title={title}
      back={
        <Link
          to="/rules/pairs/$announcement/$other"
          params={{ announcement: place.announcement, other: place.other }}
          className="to-the-whole"
        >
          {pair.map((each) => nameAlone(each, namesIn)).join(' – ')}
        </Link>
      }
      game={t('gameHere')}
      notes={<p className="note">{t('gameAbout')}</p>}
    />
  );
}

function replayOfPair(table: PairTable, { announcement, other, ending }: PlaceOfPair): Replay {
  const pair = [pairAnnouncement(announcement), pairAnnouncement(other)] as const;
  const endings = endingsCalled(ending);
  const answer = answerOf(table, pair, endings);
  if (answer.kind !== 'together') throw new Error('The route asks for a pair that has a game.');
  const game = pairGameOf(answer.game, ...ofEach(pair, endings, lineOf));
  if (game === null) throw new Error('The table has a game that is none.');
  return replayOfGame(game);
}
