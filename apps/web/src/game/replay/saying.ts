import { cardLabel, partyNames, type Seat } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { nameAlone } from '../announcement-names.js';
import { type ReplayedCall, type Replay, type ReplayStep, whoSits } from './replay.js';

/** A call as it is said: "Pagat Ultimo", "Contra: Pagat Ultimo". */
export function useCall(): (call: ReplayedCall) => string {
  const t = useTranslations('replay');
  const { namesIn } = usePage();
  return ({ contra, announcement }) => {
    const name = nameAlone(announcement, namesIn);
    return contra ? t('contraTo', { announcement: name }) : name;
  };
}

/** What happens in a step, in a sentence. */
export function useSaying({ game: { attackers }, players }: Replay): (step: ReplayStep) => string {
  const t = useTranslations('replay');
  const { namesIn } = usePage();
  const call = useCall();
  const seat = (number: Seat): string => whoSits(number, players, namesIn);
  return (step) => {
    switch (step.kind) {
      case 'deal':
        // 1.2: the dealer is the defenders' collector.
        return t('dealt', { dealer: seat(attackers === 0 ? 3 : 1), attackers: partyNames[attackers] });
      case 'turn': {
        const { calls } = step.turn;
        if (calls.length === 0) return t('passes', { seat: seat(step.turn.seat) });
        return t('says', { seat: seat(step.turn.seat), calls: calls.map(call).join(', ') });
      }
      case 'card': {
        const said = t('plays', { trick: step.trick, seat: seat(step.seat), card: cardLabel(step.card, namesIn) });
        return step.taker === null ? said : `${said} ${t('takes', { seat: seat(step.taker) })}`;
      }
    }
  };
}
