import { type Card } from '../../cards/card.js';
import {
  cardSet,
  has,
  includes,
  intersection,
  isEmpty,
  noCards,
  size,
  union,
  firstOf,
  type CardSet,
} from '../../cards/card-set.js';
import { ANGEL, LAMOUR, MOON, SKUES, wholeDeck } from '../deck.js';
import { opponentsOf, type Party } from '../table.js';

/**
 * What is certain of a game that is known from its sheet only: for each trick its winner and the cards that may have won it,
 * for each card the party it was dealt to and the one that brought it home. Everything else is open. A change that
 * contradicts what is certain makes the position impossible; it stays so.
 */
export class Position {
  possible = true;
  /** By trick 1–10; null while open. */
  private readonly winners: (Party | null)[];
  private readonly winning: CardSet[];
  private readonly dealt: [CardSet, CardSet];
  private readonly home: [CardSet, CardSet];

  private constructor(
    winners: (Party | null)[],
    winning: CardSet[],
    dealt: [CardSet, CardSet],
    home: [CardSet, CardSet],
  ) {
    this.winners = winners;
    this.winning = winning;
    this.dealt = dealt;
    this.home = home;
  }

  /** Before anything is said: T19 and T20 were dealt to the attackers (1.4). */
  static start(attackers: Party): Position {
    const position = new Position(
      new Array<Party | null>(11).fill(null),
      new Array<CardSet>(11).fill(wholeDeck),
      [noCards, noCards],
      [noCards, noCards],
    );
    position.deal(LAMOUR, attackers);
    position.deal(ANGEL, attackers);
    return position;
  }

  copy(): Position {
    return new Position([...this.winners], [...this.winning], [...this.dealt], [...this.home]);
  }

  winnerOf(trick: number): Party | null {
    return this.winners[trick]!;
  }

  winningOf(trick: number): CardSet {
    return this.winning[trick]!;
  }

  dealtTo(party: Party): CardSet {
    return this.dealt[party];
  }

  homeOf(party: Party): CardSet {
    return this.home[party];
  }

  win(trick: number, party: Party, cards: CardSet = wholeDeck): void {
    if (this.winners[trick] === opponentsOf(party)) {
      this.contradict();
      return;
    }
    this.winners[trick] = party;
    const winning = intersection(this.winning[trick]!, cards);
    this.winning[trick] = winning;
    if (isEmpty(winning)) {
      this.contradict();
      return;
    }
    if (size(winning) === 1) {
      this.deal(firstOf(winning), party);
      this.bringHome(firstOf(winning), party);
    }
  }

  deal(card: Card, party: Party): void {
    if (has(this.dealt[party], card)) return;
    if (has(this.dealt[opponentsOf(party)], card)) {
      this.contradict();
      return;
    }
    this.dealt[party] = union(this.dealt[party], cardSet([card]));
    // Nothing beats the Sküs: its party brings it home, and only that party can catch the moon (3.2).
    if (card === SKUES) this.bringHome(card, party);
    this.seeMoon();
  }

  bringHome(card: Card, party: Party): void {
    if (has(this.home[party], card)) return;
    if (has(this.home[opponentsOf(party)], card)) {
      this.contradict();
      return;
    }
    this.home[party] = union(this.home[party], cardSet([card]));
    if (card === SKUES) this.deal(card, party);
    this.seeMoon();
  }

  contradict(): void {
    this.possible = false;
  }

  /** A moon brought home by the party that was not dealt it fell to that party's Sküs. */
  private seeMoon(): void {
    for (const party of [0, 1] as const) {
      if (has(this.home[party], MOON) && has(this.dealt[opponentsOf(party)], MOON)) this.deal(SKUES, party);
    }
  }

  /** Whether a card may be among those that won tricks for the party. */
  mayWinWith(card: Card, party: Party): boolean {
    const other = opponentsOf(party);
    return !has(this.dealt[other], card) && !has(this.home[other], card);
  }

  holds(party: Party, cards: CardSet): boolean {
    return includes(this.dealt[party], cards);
  }

  broughtHome(party: Party, cards: CardSet): boolean {
    return includes(this.home[party], cards);
  }
}
