import { capitalised } from '@tarokk/competition';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { tieAnchor } from '../../cup/tie-anchor.js';
import { Day } from '../../../ui/days.js';
import { Opening } from '../../../ui/forms/opening.js';
import { ConcedeTie, DecideTie, PostponeTie } from './deciding.js';
import { KeepResult, LooseEnds, SetAside } from './loose-ends.js';
import { pairsOf, whoseResult } from './meeting.js';
import { PlanTie } from './planning.js';
import type { DeskCup, DeskTie } from './queries.js';

type Act = 'setAside' | 'keep' | 'plan' | 'decide' | 'concede' | 'postpone';

/** What the jury can say of a tie as it stands (10, D29–D33). */
function actsOn(cup: DeskCup, tie: DeskTie): readonly Act[] {
  const meet = pairsOf(tie) !== null;
  switch (tie.state) {
    case 'JURY':
      return [
        'setAside',
        ...(whoseResult(cup, tie) === null ? [] : (['keep'] as const)),
        ...(meet ? (['decide'] as const) : []),
      ];
    case 'OPEN':
      return ['plan', 'decide', 'concede', 'postpone'];
    case 'WAITING':
      return ['postpone'];
    case 'DECIDED':
      return meet
        ? ['decide', ...(tie.decidedBy === 'POINTS' || tie.decidedBy === 'EXTRA_TIME' ? [] : (['concede'] as const))]
        : [];
  }
}

/** The ties, those first that wait for the jury, each with what can be done about it. */
export function Ties({ cup, isClosed }: { readonly cup: DeskCup; readonly isClosed: boolean }) {
  const t = useTranslations('cupDesk');
  const all = cup.rounds.flatMap(({ ties }) => ties);
  const groups = [
    { id: 'to-decide', name: t('tiesForYou'), ties: all.filter(({ state }) => state === 'JURY') },
    { id: 'to-play', name: t('tiesOpen'), ties: all.filter(({ state }) => state === 'OPEN') },
    { id: 'to-come', name: t('tiesWaiting'), ties: all.filter(({ state }) => state === 'WAITING') },
    { id: 'decided', name: t('tiesDecided'), ties: all.filter(({ state }) => state === 'DECIDED') },
  ];
  return groups.map(({ id, name, ties }) =>
    ties.length === 0 ? null : (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>{name}</h2>
        <ul className="ruled">
          {ties.map((tie) => (
            <Tie key={tie.id} cup={cup} tie={tie} isClosed={isClosed} />
          ))}
        </ul>
      </section>
    ),
  );
}

function Tie({ cup, tie, isClosed }: { readonly cup: DeskCup; readonly tie: DeskTie; readonly isClosed: boolean }) {
  const t = useTranslations('cupDesk');
  const { namesIn } = usePage();
  const daysLeft = cup.toPlay.find((each) => each.tie.id === tie.id)?.daysLeft ?? 0;
  return (
    <li>
      <span className="result">
        <a href={`#${tieAnchor(tie.id)}`}>{capitalised(tie.name, namesIn)}</a>:{' '}
        {tie.sides.map(({ name }) => name).join(' – ')}{' '}
        {tie.matches.length === 0 ? null : <strong>{tie.points.join(' : ')}</strong>}
      </span>
      <span>
        {tie.reason}
        {/* Of a tie that is open the reason says until when. */}
        {tie.state === 'DECIDED' || (tie.state === 'OPEN' && daysLeft >= 0) ? null : (
          <>
            {'. '}
            {daysLeft < 0 ? <strong>✗ {t('wasDue')} </strong> : `${t('due')} `}
            <Day of={tie.lastDay} />
          </>
        )}
      </span>
      <LooseEnds tie={tie} />
      {isClosed ? null : (
        <Opening
          key={`${tie.state} ${tie.next ?? ''}`}
          acts={actsOn(cup, tie)}
          name={(act) => (act === 'plan' && tie.next === 'EXTRA_TIME' ? t('act.planExtraTime') : t(`act.${act}`))}
          about={tie.name}
        >
          {(act, close) => {
            const part = {
              cup,
              tie,
              done: close,
            };
            switch (act) {
              case 'setAside':
                return <SetAside {...part} />;
              case 'keep':
                return <KeepResult {...part} />;
              case 'plan':
                // What is planned stays in sight.
                return <PlanTie tie={tie} />;
              case 'decide':
                return <DecideTie {...part} />;
              case 'concede':
                return <ConcedeTie {...part} />;
              case 'postpone':
                return <PostponeTie {...part} />;
            }
          }}
        </Opening>
      )}
    </li>
  );
}
