import { cardSet, cardsOf, includes, size, type CardSet } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { type Announcement } from '../announcements/announcement.js';
import { type Claim } from '../announcements/claim.js';
import { MOON, PAGAT, SKUES } from '../deck.js';
import { opponentsOf, parties, partyOf, seats, type Party, type Seat } from '../table.js';
import { type Demands } from './completion.js';
import { SheetPosition } from './position.js';
import { type Assertion } from './statements.js';

/** Several ways of which one at least is true of the game. */
export interface Choice {
  readonly about: 'cards' | 'tricks';
  readonly alternatives: readonly ((position: SheetPosition) => void)[];
  /** Of a trick won with one of some cards, whichever trick. */
  readonly asks: { readonly party: Party; readonly cards: CardSet } | null;
}

/** What is to be made of a sheet: what is certain, what is asked for, and where one way has to be chosen. */
export interface Puzzle {
  readonly position: SheetPosition;
  readonly demands: Demands;
  readonly choices: readonly Choice[];
}

/** A missed set of so few cards (four kings, Trull) is looked into card by card. */
const MOST_TRIED_CARDS = 4;
const TRICKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const ROW_STARTS = TRICKS.slice(0, 7);

export function puzzleOf(assertions: readonly Assertion[], attackers: Party): Puzzle {
  const builder = new Builder(attackers);
  for (const assertion of assertions) builder.note(assertion);
  return { position: builder.position, demands: builder.demands, choices: withoutImplied(builder.choices) };
}

class Builder {
  readonly position: SheetPosition;
  readonly demands = {
    least: [0, 0],
    most: [10, 10],
    tarocks: [null, null] as (number | null)[],
    honours: [null, null] as (number | null)[],
    first: [] as Party[],
    notFirst: [] as Party[],
    denied: [] as { party: Party; claim: Claim }[],
    birds: [] as Party[],
    suitCounts: seats.map(() => [0, 0, 0, 0]),
  };
  readonly choices: Choice[] = [];

  constructor(attackers: Party) {
    this.position = SheetPosition.start(attackers);
    // Who got and who took the cards that silent bonuses are about is looked into on every sheet.
    for (const card of [SKUES, MOON, PAGAT]) {
      this.chooseCards(parties.map((party) => (position) => position.deal(card, party)));
    }
    for (const card of [MOON, PAGAT]) this.chooseHome(card, parties);
  }

  note(assertion: Assertion): void {
    switch (assertion.kind) {
      case 'claim':
        this.claim(assertion.claim, assertion.party);
        return;
      case 'denied':
        this.deny(assertion.claim, assertion.party);
        return;
      case 'dealt':
        for (const card of cardsOf(assertion.cards)) this.position.deal(card, assertion.party);
        return;
      case 'tarocks':
      case 'honours':
        this.demands[assertion.kind][assertion.party] = assertion.count;
        return;
      case 'message':
        this.hear(assertion.message, assertion.seat);
        return;
    }
  }

  /** What a message says of the cards dealt to a party; what it says of one hand is judged by `handsPossible`. */
  private hear({ id, suits, count }: Announcement, seat: Seat): void {
    if (id === 'vogerl') this.demands.birds.push(partyOf(seat));
    if (id === 'suit-count') this.demands.suitCounts[seat]![suits[0]!] = count;
  }

  private claim(claim: Claim, party: Party): void {
    const { position, demands } = this;
    switch (claim.kind) {
      case 'first-tricks':
        for (let trick = 1; trick <= claim.count; trick++) position.win(trick, party);
        return;
      case 'trick-count':
        demands.least[party] = Math.max(demands.least[party]!, claim.least);
        return;
      case 'trick-with-card':
        position.win(claim.trick, party, cardSet([claim.card]));
        return;
      case 'trick-with-kind':
        position.win(claim.trick, party, claim.cards.set);
        return;
      case 'some-trick-with': {
        const cards = claim.cards.set;
        const alternatives = TRICKS.map((trick) => (open: SheetPosition) => open.win(trick, party, cards));
        this.choices.push({ about: 'tricks', alternatives, asks: { party, cards } });
        return;
      }
      case 'four-in-a-row': {
        const alternatives = ROW_STARTS.map((first) => (open: SheetPosition) => {
          for (let trick = first; trick < first + 4; trick++) open.win(trick, party, claim.cards.set);
        });
        this.choices.push({ about: 'tricks', alternatives, asks: null });
        return;
      }
      case 'home':
        for (const card of cardsOf(claim.cards)) position.bringHome(card, party);
        return;
      case 'home-one-of':
        this.chooseCards(cardsOf(claim.cards).map((card) => (open) => open.bringHome(card, party)));
        return;
      case 'caught':
        position.deal(claim.card, opponentsOf(party));
        position.bringHome(claim.card, party);
        return;
      case 'fifth-trick-first':
        demands.first.push(party);
        return;
      case 'last-three-shared':
        return;
    }
  }

  private deny(claim: Claim, party: Party): void {
    const { demands } = this;
    switch (claim.kind) {
      case 'trick-count':
        demands.most[party] = Math.min(demands.most[party]!, claim.least - 1);
        return;
      case 'first-tricks':
        demands.most[party] = Math.min(demands.most[party]!, claim.count - 1);
        return;
      case 'fifth-trick-first':
        demands.notFirst.push(party);
        return;
      case 'home':
        if (size(claim.cards) <= MOST_TRIED_CARDS) {
          this.chooseCards(cardsOf(claim.cards).map((card) => (open) => open.bringHome(card, opponentsOf(party))));
        }
        demands.denied.push({ party, claim });
        return;
      case 'home-one-of':
      case 'caught':
      case 'trick-with-card':
        demands.denied.push({ party, claim });
        return;
      case 'trick-with-kind':
      case 'some-trick-with':
      case 'four-in-a-row':
      case 'last-three-shared':
        // Nothing on a sheet denies these for certain (`denial`).
        return;
    }
  }

  private chooseHome(card: Card, by: readonly Party[]): void {
    this.chooseCards(by.map((party) => (position) => position.bringHome(card, party)));
  }

  private chooseCards(alternatives: Choice['alternatives']): void {
    this.choices.push({ about: 'cards', alternatives, asks: null });
  }
}

/** A trick with a red figure is a trick with a suit card other than a king: of such choices the narrower one is enough. */
function withoutImplied(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(({ asks }, place) => {
    if (asks === null) return true;
    return !choices.some(({ asks: narrower }, otherPlace) => {
      if (narrower === null || otherPlace === place || narrower.party !== asks.party) return false;
      const isWithin = includes(asks.cards, narrower.cards);
      const isEqual = isWithin && includes(narrower.cards, asks.cards);
      return isWithin && (!isEqual || otherPlace < place);
    });
  });
}
