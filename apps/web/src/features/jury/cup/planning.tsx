import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Problem } from '../../../ui/problem.js';
import { asked } from '../../../api/queries.js';
import { Day, useDay } from '../../../ui/days.js';
import { CancelMatch } from '../../planned-matches/cancel-match.js';
import { PlanMatch } from '../../planned-matches/plan-match.js';
import { pairsOf } from './meeting.js';
import { plannedOf } from './queries.js';
import type { ActOnTie } from './act-on-tie.js';

/** What is planned for a tie, and the next match or extra time of it. */
export function PlanTie({ tie }: Pick<ActOnTie, 'tie'>) {
  const t = useTranslations('cupDesk');
  const tp = useTranslations('planning');
  const day = useDay();
  const { ask, madeAt } = usePage();
  const [a, b] = pairsOf(tie)!;
  const { data, error, refetch } = useQuery(asked(ask, plannedOf, { side: a.id, from: madeAt.slice(0, 10) }));
  const planned = data?.plannedMatches.nodes.filter(
    ({ competition, sideA, sideB }) => competition === 'CUP' && (sideA.id === b.id || sideB.id === b.id),
  );
  const submit = t(tie.next === 'EXTRA_TIME' ? 'act.planExtraTime' : 'act.plan');
  return (
    <>
      {error === null ? null : <Problem error={error} reload={() => void refetch()} />}
      {planned === undefined && error === null ? <p className="freshness">{tp('loading')}</p> : null}
      {planned?.length === 0 ? <p className="empty">{tp('nonePlanned')}</p> : null}
      <ul className="ruled">
        {planned?.map(({ id, version, date, venue }) => (
          <li key={id} className="with-action">
            <span>
              <Day of={date} />
              {venue === null ? '' : `, ${venue.name}`}
            </span>
            <CancelMatch plan={{ id, version }} about={day(date)} />
          </li>
        ))}
      </ul>
      <PlanMatch
        side={a}
        opponent={b}
        competitions={['CUP']}
        key={planned?.length}
        name={`${submit}: ${tie.name}`}
        submit={submit}
      />
    </>
  );
}
