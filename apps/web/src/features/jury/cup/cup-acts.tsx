import { useTranslations } from 'use-intl';
import { Day, useDay } from '../../../ui/days.js';
import type { CupActShown, DeskCup } from './queries.js';

/** What pairs and jury have said and decided, in order; of acts about the same thing the last counts. */
export function CupActs({ cup }: { readonly cup: DeskCup }) {
  const t = useTranslations('cupDesk');
  const say = useActs(cup);
  return (
    <section aria-labelledby="said">
      <h2 id="said">{t('actsTitle')}</h2>
      {cup.acts.length === 0 ? <p className="empty">{t('noActs')}</p> : null}
      <ol className="ruled">
        {cup.acts.map((act) => (
          <li key={act.id}>
            <span>
              {say(act)} {act.reason === null ? null : <q>{act.reason}</q>}
            </span>
            <small>
              <Day of={act.madeOn} />, {t(act.byJury ? 'byJury' : 'byPair')}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function useActs({ rounds }: DeskCup): (act: CupActShown) => string {
  const t = useTranslations('cupDesk');
  const day = useDay();
  const ties = rounds.flatMap((each) => each.ties);
  return (act) => {
    const [pair, other, goesOn] = [act.pair?.name ?? '', act.other?.name ?? '', act.goesOn?.name ?? ''];
    const matches = act.matches ?? 0;
    const on = act.day === null ? '' : day(act.day);
    switch (act.kind) {
      case 'CONCESSION':
        return act.other === null ? t('said.WITHDRAWAL', { pair }) : t('said.CONCESSION', { pair, other });
      case 'DECISION':
        return act.goesOn === null ? t('said.NEITHER', { pair, other }) : t('said.DECISION', { pair, other, goesOn });
      case 'MATCHES_AGREED':
        return t('said.MATCHES_AGREED', { pair, other, matches });
      case 'MATCHES_WISHED':
        return t('said.MATCHES_WISHED', { pair, other, matches });
      case 'PLAYER_CHANGE':
        return t('said.PLAYER_CHANGE', {
          pair,
          comes: act.comes?.name ?? '',
          leaves: act.leaves?.name ?? '',
          day: on,
        });
      case 'POSTPONEMENT':
        return t('said.POSTPONEMENT', { tie: ties.find(({ id }) => id === act.tie)?.name ?? '', day: on });
      case 'SET_ASIDE':
        return t('said.SET_ASIDE');
    }
  };
}
