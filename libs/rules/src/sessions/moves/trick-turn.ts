import { type CardSet } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { winningPlace } from '../../tricks/trick.js';
import { type Seat, type SessionTable } from '../seats.js';
import { legalCards } from '../trick-play.js';
import { type TrickRules } from '../trick-rules.js';

/** Where the play of the cards stands. */
export interface TrickTurn {
  /** Who plays next. */
  readonly due: Seat;
  /** Complete tricks. */
  readonly complete: number;
  /** The cards of the trick that lies. */
  readonly cards: readonly Card[];
  /** Who played a card, by card. */
  readonly playerOf: ReadonlyMap<Card, Seat>;
}

export function trickTurn(tricks: readonly (readonly Card[])[], rules: TrickRules, table: SessionTable): TrickTurn {
  const playerOf = new Map<Card, Seat>();
  let leader = rules.leader;
  let seat = leader;
  for (const cards of tricks) {
    seat = leader;
    const takes = cards.length < 4 ? -1 : (rules.winner?.(cards) ?? winningPlace(cards));
    for (const [place, card] of cards.entries()) {
      playerOf.set(card, seat);
      if (place === takes) leader = seat;
      seat = table.next[seat]!;
    }
  }
  const last = tricks.at(-1) ?? [];
  const cards = last.length < 4 ? last : [];
  const complete = tricks.filter((trick) => trick.length === 4).length;
  return { due: cards.length === 0 ? leader : seat, complete, cards, playerOf };
}

/** The cards of a hand, as far as they have not been played, that the seat in turn may play. */
export function playable(hand: CardSet, { due: seat, complete, cards }: TrickTurn, rules: TrickRules): CardSet {
  const best = cards.length === 0 ? -1 : cards[winningPlace(cards)]!;
  return legalCards(rules.restrictions, { seat, hand, trick: complete, cards, place: cards.length, best });
}
