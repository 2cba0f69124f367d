import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { AllHands } from './all-hands.js';
import { Announcements } from './announcements.js';
import { AuctionTurn } from './auction.js';
import { Board } from './board.js';
import { Broken } from './broken.js';
import { isDealing } from './course.js';
import { DealEntry } from './deal-entry.js';
import { usePlaying } from './playing.js';
import { Story } from './story.js';
import { TrickTurn } from './trick-turn.js';
import { useSeatName } from './use-seat-name.js';

/**
 * A game from the deal to the last card: one question at a time, whose answer is under the thumb.
 * @param curtain stands instead of the cards of who is in turn, until they see them
 * @param outcome what is shown when all is played
 */
export function CourseEntry({
  curtain = null,
  isFaceUp = false,
  outcome,
}: {
  readonly curtain?: ReactNode;
  /** Whether everybody may see all hands. */
  readonly isFaceUp?: boolean;
  readonly outcome: ReactNode;
}) {
  const { course, standing } = usePlaying();
  if (isDealing(course)) {
    return (
      <>
        <Question />
        <DealEntry />
      </>
    );
  }
  return (
    <div className={`game-board ${standing.phase}`}>
      <div className="upper">
        <Board />
      </div>
      <div className="turn">
        <Question />
        {curtain ?? (
          <>
            <Broken />
            {standing.phase === 'auction' ? <AuctionTurn key={course.turns.length} /> : null}
            {standing.phase === 'play' ? <TrickTurn key={course.cards.length} /> : null}
            {standing.phase === 'over' ? outcome : null}
          </>
        )}
      </div>
      <div className="lower">
        <Announcements />
        {isFaceUp ? <AllHands /> : null}
        <Story />
      </div>
    </div>
  );
}

/** What is asked now. It has the focus after each step whose button is gone, so that the next one is a key away. */
function Question() {
  const t = useTranslations('playing');
  const { course, standing } = usePlaying();
  const seatName = useSeatName();
  const heading = useRef<HTMLHeadingElement>(null);
  const { phase, turnOf, trick } = standing;
  const isBegun = course.turns.length + course.cards.length > 0;
  useEffect(() => {
    if (isBegun && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [course, isBegun]);
  const asked = (): string => {
    if (isDealing(course)) return t('dealHeading');
    if (turnOf === null) return t('over');
    const name = seatName(turnOf);
    if (phase === 'auction') return t(course.speaking.length === 0 ? 'speaks' : 'goesOn', { name });
    return `${t('inTrickNow', { trick })}: ${t('plays', { name })}`;
  };
  return (
    <h2 ref={heading} tabIndex={-1} className="question" aria-live="polite">
      {asked()}
    </h2>
  );
}
