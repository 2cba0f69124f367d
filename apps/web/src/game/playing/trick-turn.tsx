import { type Card, cardCode, cardLabel, deck, type ObjectionSoFar, parseCard, seatNames } from '@tarokk/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { CardPicture } from '../cards/card.js';
import { Hand } from '../cards/hand.js';
import { inHandOrder } from '../cards/order.js';
import { boundOf, boundTo } from './board.js';
import { Explained } from './explained.js';
import { usePlaying } from './playing.js';
import { useSeatName } from './use-seat-name.js';

interface Refused {
  readonly card: Card;
  readonly objection: ObjectionSoFar;
}

/** Who plays chooses a card: of their hand where it is known, else of all that they may have. */
export function TrickTurn() {
  const t = useTranslations('playing');
  const { course, step, standing } = usePlaying();
  const seatName = useSeatName();
  const [refused, refuse] = useState<Refused | null>(null);
  const seat = standing.turnOf!;
  const hand = course.deal?.[seatNames[seat]].map(parseCard) ?? null;
  const cards = inHandOrder(hand ?? deck);
  const legal = cards.filter((card) => standing.objectionToCard(card) === null);
  const take = (card: Card): void => {
    refuse(null);
    step({ step: 'card', card: cardCode(card) });
  };
  const choose = (card: Card): void => {
    const objection = standing.objectionToCard(card);
    if (objection === null) take(card);
    else refuse({ card, objection });
  };
  const bound = boundOf(boundTo(standing.bound), seat, cards);
  return (
    <>
      <Explained objection={refused?.objection ?? null} insist={() => refused !== null && take(refused.card)} />
      {hand === null ? (
        <Pool
          label={t('anyCard', { name: seatName(seat) })}
          cards={cards}
          legal={legal}
          bound={bound}
          choose={choose}
        />
      ) : (
        <Hand
          label={t('handOf', { name: seatName(seat) })}
          cards={cards}
          played={course.cards.map(parseCard)}
          bound={bound}
          choice={{ legal, choose, explain: choose }}
        />
      )}
    </>
  );
}

/** The cards that are left, the upper half of each, so that all are under the thumb. */
function Pool({
  label,
  cards,
  legal,
  bound,
  choose,
}: {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly legal: readonly Card[];
  readonly bound: ReturnType<typeof boundOf>;
  readonly choose: (card: Card) => void;
}) {
  const t = useTranslations('cards');
  const { namesIn } = usePage();
  const { course } = usePlaying();
  return (
    <ul className="pool" aria-label={label}>
      {cards.map((card) => {
        const tricks = bound.get(card)?.join('/');
        const isGone = course.cards.includes(cardCode(card));
        const name = cardLabel(card, namesIn);
        return (
          <li key={card} className={isGone ? 'gone' : undefined}>
            <button
              type="button"
              className="card-top"
              aria-label={tricks === undefined ? name : `${name}, ${t('boundTo', { tricks })}`}
              aria-disabled={!legal.includes(card)}
              onClick={() => choose(card)}
            >
              <CardPicture card={card} />
              {tricks === undefined ? null : (
                <span className="held-by" aria-hidden="true">
                  {tricks}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
