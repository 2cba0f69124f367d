import { cardSet, cardsOf, difference, has, union, type CardSet } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { TALON } from '../pack.js';
import { type Ruleset } from '../ruleset.js';
import { withDefaults, type Options } from '../ruleset-data.js';
import { tableOf, type Seat, type SessionTable } from '../seats.js';
import { discardOf, seenTalon, type SeatView } from './view.js';

/** What stays the same in every deal that a seat may think of: the cards it has seen, and where all others may be. */
export class KnownDeal {
  readonly options: Options;
  readonly table: SessionTable;
  /** All cards in the hand as dealt or seen in the talon. */
  readonly seen: CardSet;
  private readonly unseen: CardSet;

  constructor(
    readonly view: SeatView,
    readonly ruleset: Ruleset,
  ) {
    this.options = withDefaults(ruleset.options, view.options);
    this.table = tableOf(view.players, view.dealer);
    this.seen = cardSet([...view.hand, ...seenTalon(view)]);
    this.unseen = difference(ruleset.pack.cards, this.seen);
  }

  /** The seat's cards after the exchange so far, played or not. */
  handWith(drawn: readonly Card[]): CardSet {
    const { view } = this;
    return difference(cardSet([...view.hand, ...drawn]), cardSet(discardOf(view, view.seat)?.cards ?? []));
  }

  /**
   * The hands by seat: what the seat has not seen may be with each of the others, so that nothing they say is held against
   * them for want of a card; but the called card is in one place. @param holder null if no other seat has it
   */
  handsIf(holder: Seat | null, called: Card | null): readonly (readonly Card[])[] {
    const { view, unseen } = this;
    const some = called !== null && has(unseen, called) ? cardSet([called]) : null;
    const without = cardsOf(some === null ? unseen : difference(unseen, some));
    const all = cardsOf(unseen);
    return Array.from({ length: view.players }, (_, seat) => {
      if (seat === view.seat) return view.hand;
      return seat === holder ? all : without;
    });
  }

  /** Unseen cards of the talon are thought of as the highest there may be, for they help whoever draws them. */
  get talon(): readonly Card[] {
    const rest = cardsOf(this.unseen).reverse();
    return Array.from({ length: TALON }, (_, place) => this.view.talon[place] ?? rest.shift()!);
  }

  /** The seat has had the called card in a way that makes it the partner. @param hand what it holds now */
  owns(called: Card, hand: CardSet): boolean {
    const { view, ruleset } = this;
    switch (ruleset.moves.partnerBy) {
      case 'dealt':
        return view.hand.includes(called);
      case 'held':
        return has(union(this.seen, hand), called);
      case 'kept':
        return has(hand, called);
    }
  }
}
