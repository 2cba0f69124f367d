import { type Card, parseCard, type Seat, seatNames } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import type { BoundTo } from '../cards/hand.js';
import { inHandOrder } from '../cards/order.js';
import { type SeatAtTable, TableTop } from '../cards/table-top.js';
import { usePlaying } from './playing.js';
import { useCallNames } from './call-names.js';
import { bySeat } from '../by-seat.js';

/** The table from above: who sits where, the last trick, and with room the hands. */
export function Board() {
  const t = useTranslations('playing');
  const { course, names, standing, onlySeat } = usePlaying();
  const callNames = useCallNames();
  const { tricks, turnOf, phase } = standing;
  const bound = boundTo(standing.bound);
  const played = course.cards.map(parseCard);
  const players = bySeat((seat): SeatAtTable => {
    const name = seatNames[seat];
    const last = course.turns.findLast((turn) => turn.seat === name);
    const hand = course.deal?.[name].map(parseCard) ?? [];
    return {
      player: names[name],
      cards: inHandOrder(hand),
      played,
      bound: boundOf(bound, seat, hand),
      isFaceDown: onlySeat !== null && onlySeat !== name && phase !== 'over',
      ...(phase === 'auction' && last !== undefined ? { says: callNames(last.calls) } : {}),
    };
  });
  const trick = tricks.at(-1);
  return (
    <TableTop
      label={t('table')}
      players={players}
      attackers={course.attackers === 'A' ? 0 : 1}
      turnOf={turnOf}
      trick={
        trick === undefined
          ? null
          : {
              number: tricks.length,
              leader: trick.leader,
              cards: trick.cards,
              winner: trick.cards.length === 4 ? trick.winner : null,
            }
      }
    >
      <p className="trick-number">{phase === 'auction' ? t('auction') : t('firstTrick')}</p>
    </TableTop>
  );
}

/** Marks are for who holds the card, if it is their party that has bound it (2.6). */
export function boundTo(bound: ReturnType<typeof usePlaying>['standing']['bound']): readonly [0 | 1, BoundTo][] {
  return ([0, 1] as const).map((party) => [
    party,
    new Map(bound.filter((each) => each.party === party).map(({ card, tricks }) => [card, tricks])),
  ]);
}

export function boundOf(bound: ReturnType<typeof boundTo>, seat: Seat, hand: readonly Card[]): BoundTo {
  const own = bound[seat >> 1]![1];
  return new Map([...own].filter(([card]) => hand.includes(card)));
}
