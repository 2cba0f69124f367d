import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { schemaLanguage } from '../graphql/graphql.js';
import { useFollowing } from '../graphql/following.js';
import { asked } from '../graphql/queries.js';
import { MoreWords } from '../language/area.js';
import { matchChanged } from '../match/queries.js';
import { RuledBecause } from '../match/ruled-points.js';
import { keepingAt } from './analysis/turns.js';
import { knownOf, useAnalysis } from './analysis/use-analysis.js';
import { Course } from './course.js';
import { type ReplayedMatch, replayedMatch } from './queries.js';
import { cardsPlayed, type Replay, replayOf, standingAt } from './replay.js';
import { useSaying } from './saying.js';
import { stepIn, type ReplaySearch } from './search.js';
import { Sharing } from './sharing.js';
import { Controls, type Place } from './steps.js';
import { ReplayedTable } from './table.js';
import { Verdicts } from './verdicts.js';

export const replayPage = createLazyRoute('/$language/matches/$id/games/$game')({ component: ReplayPage });
export const embeddedPage = createLazyRoute('/$language/embed/matches/$id/games/$game')({ component: EmbeddedPage });

function ReplayPage() {
  return (
    <MoreWords words={replayPage.useLoaderData()}>
      <Loaded place={{ ...replayPage.useParams(), isEmbedded: false }} search={replayPage.useSearch()} />
    </MoreWords>
  );
}

function EmbeddedPage() {
  return (
    <MoreWords words={embeddedPage.useLoaderData()}>
      <Loaded place={{ ...embeddedPage.useParams(), isEmbedded: true }} search={embeddedPage.useSearch()} />
    </MoreWords>
  );
}

function Loaded({ place, search }: { readonly place: Place; readonly search: ReplaySearch }) {
  const { ask, language } = usePage();
  const options = asked(ask, replayedMatch, { id: place.id, lang: schemaLanguage(language) });
  const { data } = useSuspenseQuery(options);
  // A correction of the match is a correction of its games.
  useFollowing(matchChanged, { id: place.id }, options.queryKey);
  const { match } = data;
  const replay = useMemo(() => match && replayOf(match, Number(place.game)), [match, place.game]);
  if (match === null || replay === null) return <NoReplay place={place} />;
  return <Replayed replay={replay} match={match} place={place} step={stepIn(search, replay.steps.length - 1)} />;
}

/** A correction has left the sheet of the game, and no cards. */
function NoReplay({ place }: { readonly place: Place }) {
  const t = useTranslations('replay');
  const { language } = usePage();
  return (
    <p className="problem" role="alert">
      {t('noCards')}{' '}
      <Link
        to="/$language/matches/$id"
        params={{ language, id: place.id }}
        target={place.isEmbedded ? '_top' : undefined}
      >
        {t('sheet')}
      </Link>
    </p>
  );
}

/** The table and what is said of it; below, the whole game to choose a step from. */
function Replayed({
  replay,
  match,
  place,
  step,
}: {
  readonly replay: Replay;
  readonly match: ReplayedMatch;
  readonly place: Place;
  readonly step: number;
}) {
  const t = useTranslations('replay');
  const saying = useSaying(replay.game);
  const standing = useMemo(() => standingAt(replay, step), [replay, step]);
  const atEnd = useMemo(() => standingAt(replay, replay.steps.length - 1), [replay]);
  const { record } = match.sheet as { readonly record: unknown };
  const analysis = useAnalysis({ record, game: replay.game.number });
  const turnsOfAuction = replay.game.auction.length;
  const keeping = step < turnsOfAuction ? [] : keepingAt(knownOf(analysis.analysing), cardsPlayed(replay, step));
  const current = replay.steps[step]!;
  const said = saying(current);
  const title = t('title', { game: place.game, a: match.sides[0]!.name, b: match.sides[1]!.name });
  return (
    <article className="replay">
      <Title description={said}>{title}</Title>
      <Heading match={match} place={place} title={title} />
      <p className="said" role="status">
        {said}
      </p>
      <div className="replayed">
        <ReplayedTable replay={replay} standing={standing} step={current} said={said} keeping={keeping} />
        <Controls replay={replay} place={place} step={step} />
        <Verdicts
          standing={standing}
          atEnd={atEnd}
          analysis={analysis}
          place={place}
          turnsOfAuction={turnsOfAuction}
          step={step}
        />
        <Course replay={replay} place={place} step={step} saying={saying} />
      </div>
      <p className="legend scripted">{t('keys')}</p>
      {match.state === 'APPROVED' && !place.isEmbedded ? <Sharing place={place} step={step} title={title} /> : null}
    </article>
  );
}

/** From a frame the link leads out of it. */
function Heading({
  match,
  place,
  title,
}: {
  readonly match: ReplayedMatch;
  readonly place: Place;
  readonly title: string;
}) {
  const t = useTranslations('replay');
  const { language } = usePage();
  const counted = match.games.find(({ number }) => String(number) === place.game);
  return (
    <>
      <h1>{title}</h1>
      {counted === undefined ? null : <RuledBecause game={counted} />}
      <p className="facts">
        <Link
          to="/$language/matches/$id"
          params={{ language, id: match.id }}
          hash={`game-${place.game}`}
          target={place.isEmbedded ? '_top' : undefined}
        >
          {t('sheet')}
        </Link>
        {match.playedGames
          .filter((game) => String(game) !== place.game)
          .map((game) => (
            <span key={game}>
              {' · '}
              <Link
                to={
                  place.isEmbedded ? '/$language/embed/matches/$id/games/$game' : '/$language/matches/$id/games/$game'
                }
                params={{ language, id: match.id, game: String(game) }}
              >
                {t('game', { game })}
              </Link>
            </span>
          ))}
      </p>
    </>
  );
}
