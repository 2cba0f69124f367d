import type { GameAnalysisDocument } from '@tarokk/rules';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Title } from '../../ui/title.js';
import { Mark } from '../cards/mark.js';
import { lineOf, mistakesAt } from './analysis/turns.js';
import { type Analysis, knownOf } from './analysis/use-analysis.js';
import { Course } from './course.js';
import { FourHands, HANDS } from './four-hands.js';
import { cardsPlayed, type Replay, standingAt } from './replay.js';
import { useSaying } from './saying.js';
import { Controls, type ReplayPlace } from './steps.js';
import { ReplayedTable } from './table.js';
import { Told } from './told.js';
import { Verdicts } from './verdicts.js';

/**
 * A game step by step: the table, what is said of it and what leads on; beside it the whole game to choose a step from, and how the
 * announcements stand. On a phone the table, the hand in turn and what is said come first, and what leads on stays under the thumb.
 */
export function Replayed({
  replay,
  known = null,
  analysis = null,
  place,
  step,
  title,
  back,
  game,
  acts,
  notes,
  children,
}: {
  readonly replay: Replay;
  /** What is known from the start of whether it could have been made; null for nothing. */
  readonly known?: GameAnalysisDocument | null;
  /** What finds out; null where it is known already, or never will be. */
  readonly analysis?: Analysis | null;
  readonly place: ReplayPlace;
  readonly step: number;
  readonly title: string;
  /** A link to where the game belongs, which names it. */
  readonly back: ReactNode;
  /** What the game is called there, in a word or two. */
  readonly game: string;
  /** At the end of the head: a link to what can be done with it. */
  readonly acts?: ReactNode;
  /** What is to be said of the whole game. */
  readonly notes?: ReactNode;
  /** Below the whole game: ways to other games, and to show it elsewhere. */
  readonly children?: ReactNode;
}) {
  const t = useTranslations('replay');
  const saying = useSaying(replay);
  const standing = useMemo(() => standingAt(replay, step), [replay, step]);
  const atEnd = useMemo(() => standingAt(replay, replay.steps.length - 1), [replay]);
  const turnsOfAuction = replay.game.auction.length;
  const found = analysis === null ? known : knownOf(analysis.analysing);
  const mistakes = step < turnsOfAuction ? [] : mistakesAt(found, cardsPlayed(replay, step));
  const current = replay.steps[step]!;
  const said = saying(current);
  const [chosen, choose] = useState<number | null>(null);
  // What was not announced yet is not known at this card.
  const onSlider = chosen === null || chosen >= standing.announcements.length ? null : chosen;
  const trick = standing.tricks.length;
  return (
    <article className="replay">
      <Title description={said}>{title}</Title>
      <header className="game-head">
        <Mark />
        {back}
        <strong className="game-now" aria-hidden="true">
          {game}
          <span className="trick-now">{trick === 0 ? t('inAuction') : t('inTrick', { trick })}</span>
        </strong>
        <a href={`#${HANDS}`} className="to-hands">
          {t('hands')}
        </a>
        {acts}
      </header>
      <h1 className="unseen">{title}</h1>
      <div className="replayed">
        <ReplayedTable replay={replay} standing={standing} step={current} said={said} mistakes={mistakes} />
        <Told replay={replay} said={said} mistakes={mistakes} />
        <Controls
          replay={replay}
          place={place}
          step={step}
          said={said}
          atEnd={atEnd}
          known={found}
          analysis={analysis}
          line={onSlider === null ? null : lineOf(found, atEnd, onSlider)}
        />
        <Verdicts
          standing={standing}
          atEnd={atEnd}
          known={found}
          analysis={analysis}
          players={replay.players}
          place={place}
          turnsOfAuction={turnsOfAuction}
          step={step}
          onSlider={onSlider}
          onChoose={choose}
        >
          {notes}
        </Verdicts>
        <FourHands replay={replay} standing={standing} />
        <Course replay={replay} place={place} step={step} saying={saying}>
          {children}
        </Course>
      </div>
    </article>
  );
}
