import { hungarianArticle } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { Card } from '../cards/card.js';
import { usePlaying } from './playing.js';
import { useCallNames } from './call-names.js';
import { seatNumber } from './standing.js';
import { useSeatName } from './use-seat-name.js';

/** All that happened, step by step; a tap goes back to before a step. */
export function Story() {
  const t = useTranslations('playing');
  const { course, step, standing } = usePlaying();
  const callNames = useCallNames();
  const seatName = useSeatName();
  const { turns, cards } = course;
  if (turns.length + cards.length === 0) return null;
  return (
    <details className="story">
      <summary>{t('story')}</summary>
      <ol className="rounds-of-bids">
        {turns.map(({ seat, calls }, index) => (
          <li key={index}>
            <span>
              <b className={`party-${seat.charAt(0).toLowerCase()}`}>{seatName(seatNumber(seat))}</b> {callNames(calls)}
            </span>
            <button
              type="button"
              className="action"
              aria-label={t('backToTurn', { name: seatName(seatNumber(seat)), number: index + 1 })}
              onClick={() => step({ step: 'back-to', turns: index, cards: 0 })}
            >
              {t('backHere')}
            </button>
          </li>
        ))}
      </ol>
      <ol className="past-tricks">
        {standing.tricks.map((trick, index) => (
          <li key={index}>
            <span>
              <b>{t('trickNumber', { trick: index + 1 })}</b>{' '}
              {trick.cards.length === 4 ? t('wonBy', { name: seatName(trick.winner) }) : ''}
            </span>
            <span className="four-cards">
              {trick.cards.map((card) => (
                <Card key={card} card={card} />
              ))}
            </span>
            <button
              type="button"
              className="action"
              aria-label={t('backToTrick', { trick: index + 1, ...hungarianArticle(index + 1) })}
              onClick={() => step({ step: 'back-to', turns: turns.length, cards: 4 * index })}
            >
              {t('backHere')}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
