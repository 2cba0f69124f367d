import type { GameAnalysisDocument } from '@tarokk/rules';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Title } from '../../ui/title.js';
import { HANDS } from '../cards/table-top.js';
import { keepingAt } from './analysis/turns.js';
import { Course } from './course.js';
import { cardsPlayed, type Replay, standingAt } from './replay.js';
import { useSaying } from './saying.js';
import { Controls, type ReplayPlace } from './steps.js';
import { ReplayedTable } from './table.js';
import { Verdicts } from './verdicts.js';

/** A game step by step: the table and what is said of it; below, the whole game to choose a step from. */
export function Replayed({
  replay,
  known,
  place,
  step,
  title,
  heading,
  asking,
  children,
}: {
  readonly replay: Replay;
  /** What is known of whether it could have been made; null for nothing. */
  readonly known: GameAnalysisDocument | null;
  readonly place: ReplayPlace;
  readonly step: number;
  readonly title: string;
  readonly heading: ReactNode;
  /** What asks for the analysis, and says how far it is. */
  readonly asking?: ReactNode;
  readonly children?: ReactNode;
}) {
  const t = useTranslations('replay');
  const saying = useSaying(replay);
  const standing = useMemo(() => standingAt(replay, step), [replay, step]);
  const atEnd = useMemo(() => standingAt(replay, replay.steps.length - 1), [replay]);
  const turnsOfAuction = replay.game.auction.length;
  const keeping = step < turnsOfAuction ? [] : keepingAt(known, cardsPlayed(replay, step));
  const current = replay.steps[step]!;
  const said = saying(current);
  return (
    <article className="replay">
      <Title description={said}>{title}</Title>
      {heading}
      <a href={`#${HANDS}`} className="to-hands">
        {t('hands')}
      </a>
      <p className="step-said" role="status">
        {said}
      </p>
      <div className="replayed">
        <ReplayedTable replay={replay} standing={standing} step={current} said={said} keeping={keeping} />
        <Controls replay={replay} place={place} step={step} said={said} atEnd={atEnd} known={known} />
        <Verdicts
          standing={standing}
          atEnd={atEnd}
          known={known}
          asking={asking}
          players={replay.players}
          place={place}
          turnsOfAuction={turnsOfAuction}
          step={step}
        />
        <Course replay={replay} place={place} step={step} saying={saying} />
      </div>
      {children}
    </article>
  );
}
