import { type Card } from '../../cards/card.js';
import {
  cardSet,
  difference,
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
import { opponentsOf, parties, type Party } from '../table.js';

/**
 * What is certain of a game that is known from its sheet only: for each trick its winner and the cards that may have won it,
 * for each card the party it was dealt to and the one that brought it home. Everything else is open. A change that
 * contradicts what is certain makes the position impossible; it stays so.
 */
export class SheetPosition {
  possible = true;
  /** Whether anything has become certain since this was copied. */
  changed = false;
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
  static start(attackers: Party): SheetPosition {
    const position = new SheetPosition(
      new Array<Party | null>(11).fill(null),
      new Array<CardSet>(11).fill(wholeDeck),
      [noCards, noCards],
      [noCards, noCards],
    );
    position.deal(LAMOUR, attackers);
    position.deal(ANGEL, attackers);
    return position;
  }

  copy(): SheetPosition {
    return new SheetPosition([...this.winners], [...this.winning], [...this.dealt], [...this.home]);
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
    const before = this.winning[trick]!;
    const winning = intersection(before, cards);
    if (this.winners[trick] === party && includes(winning, before)) return;
    this.changed = true;
    this.winners[trick] = party;
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
    this.changed = true;
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
    this.changed = true;
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

  /** By number − 1. */
  allWinners(): readonly (Party | null)[] {
    return this.winners.slice(1);
  }

  /**
   * The cards that can have won each trick, by number − 1, if the parties have won them so: none that the other party was dealt
   * or brought home. Null where nothing else is known of it.
   */
  winningCards(winners: readonly Party[]): (CardSet | null)[] {
    const cannot = parties.map((party) => union(this.dealt[opponentsOf(party)], this.home[opponentsOf(party)]));
    return winners.map((winner, index) => {
      const winning = this.winning[index + 1]!;
      return includes(winning, wholeDeck) ? null : difference(winning, cannot[winner]!);
    });
  }

  holds(party: Party, cards: CardSet): boolean {
    return includes(this.dealt[party], cards);
  }

  broughtHome(party: Party, cards: CardSet): boolean {
    return includes(this.home[party], cards);
  }
}
