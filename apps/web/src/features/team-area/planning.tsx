import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Opening } from '../../ui/forms/opening.js';
import { Day } from '../../ui/days.js';
import { PlanMatch } from '../planned-matches/plan-match.js';
import type { SectionOfSide } from './section.js';

/** What is planned, what it still needs from the jury, and the next match. */
export function Planning({ data, side }: SectionOfSide) {
  const t = useTranslations('side');
  const tm = useTranslations('match');
  const plans = data.plannedMatches.nodes;
  const others = ((data.teams ?? data.pairs)?.nodes ?? []).filter(({ id }) => id !== side.id);
  return (
    <section aria-labelledby="planned">
      <h2 id="planned">{t('planned')}</h2>
      {plans.length === 0 ? <p className="empty">{t('nonePlanned')}</p> : null}
      <ul className="ruled">
        {plans.map(({ id, date, competition, venue, sideA, sideB, needs }) => {
          const open = (needs ?? []).filter(({ state }) => state !== 'GRANTED');
          return (
            <li key={id}>
              <Link to="/planned-matches/$id" params={{ id }}>
                {tm('title', { a: sideA.name, b: sideB.name })}
              </Link>
              <small>
                <Day of={date} />
                {venue === null ? '' : `, ${venue.name}`}, {tm(`competition.${competition}`)}
                {open.length === 0 ? '' : `. ${t('needsJury', { number: open.length })}`}
              </small>
            </li>
          );
        })}
      </ul>
      {others.length === 0 ? null : (
        <Opening acts={['plan'] as const} name={() => t('plan')}>
          {(_, close) => (
            <PlanMatch
              side={side}
              opponent={others}
              competitions={[side.team === null ? 'CUP' : 'CHAMPIONSHIP', 'FREE_CHAMPIONSHIP']}
              name={t('plan')}
              submit={t('plan')}
              done={close}
            />
          )}
        </Opening>
      )}
    </section>
  );
}
