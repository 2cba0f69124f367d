import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  advance,
  type GameCourse,
  handsBeforeDeal,
  isDealing,
  newCourse,
  type CourseStep,
} from '../../game/playing/course.js';
import { CourseEntry } from '../../game/playing/course-entry.js';
import { PlayingContext } from '../../game/playing/playing.js';
import { Bar } from '../../ui/forms/bar.js';
import { nobody } from './names.js';
import { attackersOf, newSeed, textOfDeal } from './deal.js';
import type { OpenTableSearch } from './search.js';

/** Before a deal: who attacks, who sees the cards, and where the cards come from. */
export function Setting({ search }: { readonly search: OpenTableSearch }) {
  const t = useTranslations('playing');
  const navigate = useNavigate();
  const [seed] = useState(newSeed);
  const [dealing, deal] = useState<GameCourse | null>(null);
  const attackers = attackersOf(search);
  const go = (next: OpenTableSearch): void => {
    void navigate({ to: '/table', search: next, replace: true });
  };
  if (dealing !== null) {
    const step = (taken: CourseStep): void => {
      const next = advance(dealing, taken);
      if (isDealing(next)) deal(next);
      else
        void navigate({
          to: '/table',
          search: { ...search, deal: textOfDeal(next.deal!) },
        });
    };
    return (
      <PlayingContext value={{ course: dealing, step, names: nobody, isRecord: false, onlySeat: null }}>
        <p>{t('dealHint')}</p>
        <CourseEntry outcome={null} />
        <Bar>
          <button type="button" className="action" onClick={() => deal(null)}>
            {t('back')}
          </button>
          <button
            type="button"
            className="action"
            onClick={() => deal(newCourse(attackers, handsBeforeDeal(attackers)))}
          >
            {t('clearDeal')}
          </button>
        </Bar>
      </PlayingContext>
    );
  }
  return (
    <>
      <p>{t('intro')}</p>
      <div className="questions">
        <fieldset className="chips two">
          <legend>{t('whoAttacks')}</legend>
          {(['A', 'B'] as const).map((party) => (
            <button
              key={party}
              type="button"
              className={`chip party-${party.toLowerCase()}`}
              aria-pressed={attackers === party}
              onClick={() => go({ ...search, attackers: party === 'B' ? 'B' : undefined })}
            >
              {t('attack', { party })}
            </button>
          ))}
        </fieldset>
        <fieldset className="chips two">
          <legend>{t('handsHow')}</legend>
          {([undefined, 'passed'] as const).map((hands) => (
            <button
              key={hands ?? 'open'}
              type="button"
              className="chip"
              aria-pressed={search.hands === hands}
              onClick={() => go({ ...search, hands })}
            >
              {t(hands === undefined ? 'faceUp' : 'passedRound')}
            </button>
          ))}
        </fieldset>
      </div>
      <Bar>
        <button type="button" className="action" onClick={() => deal(newCourse(attackers, handsBeforeDeal(attackers)))}>
          {t('enterDeal')}
        </button>
        <Link to="/table" search={{ ...search, seed }} className="action main">
          {t('randomDeal')}
        </Link>
      </Bar>
    </>
  );
}
