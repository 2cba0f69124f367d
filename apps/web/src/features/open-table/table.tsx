import { type Seat, seatLabel, seatNames } from '@tarokk/rules';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import {
  advance,
  canGoBack,
  type GameCourse,
  type DealtHands,
  newCourse,
  type CourseStep,
} from '../../game/playing/course.js';
import { CourseEntry } from '../../game/playing/course-entry.js';
import { Outcome } from '../match/outcome.js';
import { PlayingContext } from '../../game/playing/playing.js';
import { standingOf } from '../../game/playing/standing.js';
import { Bar } from '../../ui/forms/bar.js';
import { keepCourse, keptCourse } from './kept.js';
import { nobody } from './names.js';
import { attackersOf, newSeed } from './deal.js';
import type { OpenTableSearch } from './search.js';

/** A deal that is played through: every rule is kept, each step can be taken back. */
export function Table({ search, deal }: { readonly search: OpenTableSearch; readonly deal: DealtHands }) {
  const t = useTranslations('playing');
  const { namesIn } = usePage();
  const [course, setCourse] = useState<GameCourse>(() => keptCourse(newCourse(attackersOf(search), deal)));
  const [handedTo, hand] = useState<Seat | null>(null);
  const [nextSeed] = useState(newSeed);
  const standing = standingOf(course);
  const { turnOf, phase, result } = standing;
  const isPassed = search.hands === 'passed' && phase !== 'over';
  const change = (next: GameCourse): void => {
    setCourse(next);
    keepCourse(next);
  };
  const step = (taken: CourseStep): void => change(advance(course, taken));
  // Who has the screen sees their cards; between two players nobody does.
  const seen = isPassed && handedTo === turnOf ? turnOf : null;
  const onlySeat = seen === null ? null : seatNames[seen];
  const { seed: _seed, deal: _deal, ...setting } = search;
  return (
    <PlayingContext
      value={{ course, step, names: nobody, isRecord: false, onlySeat: isPassed ? (onlySeat ?? 'nobody') : null }}
    >
      <CourseEntry
        isFaceUp={!isPassed}
        curtain={
          isPassed && seen === null && turnOf !== null ? (
            <p className="curtain">
              <strong>{t('passTo', { name: seatLabel(turnOf, namesIn) })}</strong>
              <button type="button" className="action main" onClick={() => hand(turnOf)}>
                {t('showHand', { name: seatLabel(turnOf, namesIn) })}
              </button>
            </p>
          ) : null
        }
        outcome={result === null ? null : <Outcome result={result} sides={['', '']} />}
      />
      <p className="facts">{t('shareDeal')}</p>
      <Bar>
        <button
          type="button"
          className="action"
          aria-disabled={!canGoBack(course)}
          onClick={() => step({ step: 'back' })}
        >
          {t('undo')}
        </button>
        {phase === 'over' ? (
          <button type="button" className="action" onClick={() => step({ step: 'again' })}>
            {t('playAgain')}
          </button>
        ) : null}
        <Link
          to="/table"
          search={{ ...setting, seed: nextSeed }}
          className={phase === 'over' ? 'action main' : 'action'}
        >
          {t('anotherDeal')}
        </Link>
      </Bar>
    </PlayingContext>
  );
}
