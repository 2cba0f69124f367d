import { parseCard, seatNames, seats } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { Hand } from '../cards/hand.js';
import { inHandOrder } from '../cards/order.js';
import { boundOf, boundTo } from './board.js';
import { usePlaying } from './playing.js';
import { useSeatName } from './use-seat-name.js';

/** The four hands where the table has no room for them. */
export function AllHands() {
  const t = useTranslations('playing');
  const { course, standing } = usePlaying();
  const seatName = useSeatName();
  const bound = boundTo(standing.bound);
  const played = course.cards.map(parseCard);
  return (
    <details className="all-hands">
      <summary>{t('allHands')}</summary>
      {seats.map((seat) => {
        const hand = inHandOrder((course.deal?.[seatNames[seat]] ?? []).map(parseCard));
        const name = seatName(seat);
        return (
          <div key={seat}>
            <p aria-hidden="true">{name}</p>
            <Hand label={t('handOf', { name })} cards={hand} played={played} bound={boundOf(bound, seat, hand)} />
          </div>
        );
      })}
    </details>
  );
}
