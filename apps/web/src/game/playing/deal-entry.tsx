import { cardCode, cardLabel, deck, seatLabel, seatNames, type SeatName } from '@tarokk/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { CardPicture } from '../cards/card.js';
import { inHandOrder } from '../cards/order.js';
import { HAND } from './course.js';
import { seatNumber } from './standing.js';
import { usePlaying } from './playing.js';
import { useSeatName } from './use-seat-name.js';

const all = inHandOrder(deck);

/** The hands before the auction, one after the other: a tap gives a card to the hand, another takes it back. */
export function DealEntry() {
  const t = useTranslations('playing');
  const { namesIn } = usePage();
  const { course, step } = usePlaying();
  const seatName = useSeatName();
  const deal = course.deal!;
  const next = seatNames.find((seat) => deal[seat].length < HAND) ?? seatNames[0];
  const [chosen, choose] = useState<SeatName | null>(null);
  const seat = chosen !== null && deal[chosen].length < HAND ? chosen : next;
  const holderOf = (card: string): SeatName | undefined => seatNames.find((each) => deal[each].includes(card));
  return (
    <>
      <fieldset className="chips two seats">
        <legend>{t('whoseHand')}</legend>
        {seatNames.map((each) => (
          <button
            key={each}
            type="button"
            className={`chip party-${each.charAt(0).toLowerCase()}`}
            aria-pressed={each === seat}
            onClick={() => choose(each)}
          >
            <span>{seatName(seatNumber(each))}</span>
            <small>{t('ofTen', { number: deal[each].length })}</small>
          </button>
        ))}
      </fieldset>
      <ul className="pool" aria-label={t('cardsToDeal')}>
        {all.map((card) => {
          const holder = holderOf(cardCode(card));
          const name = cardLabel(card, namesIn);
          return (
            <li key={card}>
              <button
                type="button"
                className="card-top"
                aria-label={holder === undefined ? name : `${name}, ${seatLabel(seatNumber(holder), namesIn)}`}
                aria-pressed={holder === seat}
                onClick={() => step({ step: 'deal', seat, card: cardCode(card) })}
              >
                <CardPicture card={card} />
                {holder === undefined || holder === seat ? null : (
                  <span className={`held-by party-${holder.charAt(0).toLowerCase()}`} aria-hidden="true">
                    {holder.charAt(0)}
                    {seatNumber(holder) % 2 === 1 ? t('collectorShort') : t('interceptorShort')}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
