import type { Seat } from '@tarokk/rules';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { useCardName } from '../cards/card.js';
import { shortCard } from '../cards/short-card.js';
import { cardsPlayed, endOfTrick, type Replay, type ReplayStep, whoSits } from './replay.js';
import { type ReplayPlace, StepLink } from './steps.js';

/** The whole game to be read at once: each turn of the auction and each trick leads to its step. */
export function Course({
  replay,
  place,
  step,
  saying,
  children,
}: {
  readonly replay: Replay;
  readonly place: ReplayPlace;
  readonly step: number;
  readonly saying: (step: ReplayStep) => string;
  /** Below it: ways to other games. */
  readonly children?: ReactNode;
}) {
  const t = useTranslations('replay');
  const shown = Math.ceil(cardsPlayed(replay, step) / 4);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where it scrolls by itself, beside the table, the present step is always seen; the page stays where it is.
    const [column, current] = [section.current, section.current?.querySelector<HTMLElement>('[aria-current]')];
    if (column == null || current == null || column.scrollHeight <= column.clientHeight) return;
    const [{ top, bottom }, line] = [column.getBoundingClientRect(), current.getBoundingClientRect()];
    if (line.top < top) column.scrollTop -= top - line.top;
    if (line.bottom > bottom) column.scrollTop += line.bottom - bottom;
  }, [step]);
  const line = (to: number, isCurrent: boolean, words: ReactNode) => (
    <li key={to}>
      <StepLink place={place} step={to} isCurrent={isCurrent}>
        {words}
      </StepLink>
    </li>
  );
  return (
    <section ref={section} className="course" aria-labelledby="course">
      <div className="head">
        <h2 id="course">{t('course')}</h2>
      </div>
      <ol className="turns plain">
        {line(0, step === 0, saying({ kind: 'deal' }))}
        {replay.game.auction.map((turn, index) => line(index + 1, step === index + 1, saying({ kind: 'turn', turn })))}
        {replay.game.tricks.map((trick, index) =>
          line(
            endOfTrick(replay, index + 1),
            shown === index + 1,
            <TrickInLine replay={replay} number={index + 1} trick={trick} />,
          ),
        )}
      </ol>
      {children}
    </section>
  );
}

/** Who led, and the four cards in the order played, of which the one stands out that took the trick. */
function TrickInLine({
  replay: { players },
  number,
  trick: { leader, cards, winner },
}: {
  readonly replay: Replay;
  readonly number: number;
  readonly trick: Replay['game']['tricks'][number];
}) {
  const t = useTranslations('replay');
  const { namesIn } = usePage();
  const name = useCardName();
  return (
    <>
      <b>{t('trickNumber', { number })}</b> {whoSits(leader, players, namesIn)}:{' '}
      {cards.map((card, place) => {
        const takes = (((leader + place) & 3) as Seat) === winner;
        const Weight = takes ? 'b' : 'span';
        return (
          <Weight key={card} className="card-in-line">
            <span aria-hidden="true">{shortCard(card, namesIn)} </span>
            <span className="unseen">
              {name(card)}
              {takes ? ` (${t('took')})` : ''},{' '}
            </span>
          </Weight>
        );
      })}
    </>
  );
}
