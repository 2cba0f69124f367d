import { romanOf } from '@tarokk/rules';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { useFollowing } from '../../api/following.js';
import { asked } from '../../api/queries.js';
import { matchChanged } from '../match/queries.js';
import { RuledBecause } from '../match/ruled-points.js';
import { useAnalysis } from '../../game/replay/analysis/use-analysis.js';
import { type ReplayedMatch, replayedMatch } from './queries.js';
import { type Replay, replayOf } from '../../game/replay/replay.js';
import { playersIn } from './players.js';
import { Replayed } from '../../game/replay/replayed.js';
import { stepIn, type ReplaySearch } from '../../game/replay/search.js';
import { FRAME, Sharing } from './sharing.js';
import type { PlaceOfMatch } from '../../game/replay/steps.js';
import { namesOfSides } from '../../api/two-sides.js';

/** A game of a match from card to card, as it is now. */
export function ReplayOfMatch({ place, search }: { readonly place: PlaceOfMatch; readonly search: ReplaySearch }) {
  const { ask } = usePage();
  const options = asked(ask, replayedMatch, { id: place.id });
  const { data } = useSuspenseQuery(options);
  // A correction of the match is a correction of its games.
  useFollowing(matchChanged, { id: place.id }, options.queryKey);
  const { match } = data;
  const replay = useMemo(() => {
    const number = Number(place.game);
    return match && replayOf(recordOf(match), number, playersIn(match, number));
  }, [match, place.game]);
  if (match === null || replay === null) return <NoReplay place={place} />;
  return <OfMatch replay={replay} match={match} place={place} step={stepIn(search, replay.steps.length - 1)} />;
}

function recordOf({ document }: ReplayedMatch): unknown {
  return (document as { readonly record: unknown }).record;
}

/** A game of a match, analysed on the reader's own device. */
function OfMatch({
  replay,
  match,
  place,
  step,
}: {
  readonly replay: Replay;
  readonly match: ReplayedMatch;
  readonly place: PlaceOfMatch;
  readonly step: number;
}) {
  const t = useTranslations('replay');
  const analysis = useAnalysis({ record: recordOf(match), game: replay.game.number });
  const sides = namesOfSides(match);
  const title = t('title', { game: place.game, a: sides[0], b: sides[1] });
  const counted = match.games.find(({ number }) => String(number) === place.game);
  const isShared = match.state === 'APPROVED' && !place.isEmbedded;
  return (
    <Replayed
      replay={replay}
      analysis={analysis}
      place={place}
      step={step}
      title={title}
      back={<ToMatch match={match} place={place} />}
      game={t('game', { game: romanOf(Number(place.game)) })}
      acts={
        isShared ? (
          <a href={`#${FRAME}`} className="share-card">
            {t('shareCard')}
          </a>
        ) : null
      }
      notes={counted === undefined ? null : <RuledBecause game={counted} />}
    >
      <OtherGames match={match} place={place} />
      {isShared ? <Sharing place={place} step={step} title={title} /> : null}
    </Replayed>
  );
}

/** A correction has left the sheet of the game, and no cards. */
function NoReplay({ place }: { readonly place: PlaceOfMatch }) {
  const t = useTranslations('replay');
  return (
    <p className="problem" role="alert">
      {t('noCards')}{' '}
      <Link to="/matches/$id" params={{ id: place.id }} target={place.isEmbedded ? '_top' : undefined}>
        {t('sheet')}
      </Link>
    </p>
  );
}

/** Where there is room, by its sides. From a frame the link leads out of it. */
function ToMatch({ match, place }: { readonly match: ReplayedMatch; readonly place: PlaceOfMatch }) {
  const t = useTranslations('replay');
  return (
    <Link
      to="/matches/$id"
      params={{ id: match.id }}
      hash={`game-${place.game}`}
      target={place.isEmbedded ? '_top' : undefined}
      className="to-the-whole"
    >
      <span className="in-a-word">{t('toMatch')}</span>
      <span className="in-full">{match.sides.map(({ name }) => name).join(' – ')}</span>
    </Link>
  );
}

function OtherGames({ match, place }: { readonly match: ReplayedMatch; readonly place: PlaceOfMatch }) {
  const t = useTranslations('replay');
  const others = match.playedGames.filter((game) => String(game) !== place.game);
  if (others.length === 0) return null;
  return (
    <p className="other-games">
      {others.map((game, index) => (
        <span key={game}>
          {index === 0 ? '' : ' · '}
          <Link
            to={place.isEmbedded ? '/embed/matches/$id/games/$game' : '/matches/$id/games/$game'}
            params={{ id: match.id, game: String(game) }}
          >
            {t('game', { game: romanOf(game) })}
          </Link>
        </span>
      ))}
    </p>
  );
}
