import { cardSet, cardsOf, includes, size, type CardSet } from '../../cards/card-set.js';
import { type Claim } from '../announcements/claim.js';
import { MOON, PAGAT, SKUES } from '../deck.js';
import { opponentsOf, parties, type Party } from '../table.js';
import { completes, type Demands } from './completion.js';
import { handsPossible } from './hands.js';
import { Position } from './position.js';
import { type Assertion, type Statement } from './statements.js';

/** One way to make an assertion true. */
type Alternative = (position: Position) => void;

/** A missed set of so few cards (four kings, Trull) is looked into card by card. */
const MOST_TRIED_CARDS = 4;

/** How many positions are looked at before a sheet counts as possible: it is refuted only where that is certain. */
const MOST_POSITIONS = 4000;

/**
 * Whether all statements can be true of one game. "No" is certain; "yes" only says that no contradiction was found among
 * tricks, winning cards, dealt and caught cards, tarocks, honours and messages.
 */
export function arePossible(statements: readonly Statement[], attackers: Party): boolean {
  const assertions = statements.flatMap((statement) => statement.assertions);
  if (!handsPossible(assertions)) return false;
  const demands: Mutable<Demands> = {
    least: [0, 0],
    most: [10, 10],
    tarocks: [null, null],
    honours: [null, null],
    first: [],
    notFirst: [],
    denied: [],
  };
  const position = Position.start(attackers);
  const choices: Alternative[][] = [
    ...[SKUES, MOON, PAGAT].map((card) =>
      parties.map(
        (party): Alternative =>
          (open) =>
            open.deal(card, party),
      ),
    ),
    ...[MOON, PAGAT].map((card) =>
      parties.map(
        (party): Alternative =>
          (open) =>
            open.bringHome(card, party),
      ),
    ),
  ];
  for (const assertion of assertions) note(assertion, position, demands, choices);
  return position.possible && search(position, withoutImplied(choices), demands, { left: MOST_POSITIONS });
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key] };

function note(assertion: Assertion, position: Position, demands: Mutable<Demands>, choices: Alternative[][]): void {
  switch (assertion.kind) {
    case 'claim':
      noteClaim(assertion.claim, assertion.party, position, demands, choices);
      return;
    case 'denied':
      noteDenied(assertion.claim, assertion.party, demands, choices);
      return;
    case 'dealt':
      for (const card of cardsOf(assertion.cards)) position.deal(card, assertion.party);
      return;
    case 'tarocks':
    case 'honours':
      demands[assertion.kind][assertion.party] = assertion.count;
      return;
    case 'message':
      return;
  }
}

function noteClaim(
  claim: Claim,
  party: Party,
  position: Position,
  demands: Mutable<Demands>,
  choices: Alternative[][],
): void {
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
    case 'some-trick-with':
      choices.push(someTrick(party, claim.cards.set));
      return;
    case 'four-in-a-row':
      choices.push([1, 2, 3, 4, 5, 6, 7].map((first) => row(first, party, claim.cards.set)));
      return;
    case 'home':
      for (const card of cardsOf(claim.cards)) position.bringHome(card, party);
      return;
    case 'home-one-of':
      choices.push(
        cardsOf(claim.cards).map(
          (card): Alternative =>
            (open) =>
              open.bringHome(card, party),
        ),
      );
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

function noteDenied(claim: Claim, party: Party, demands: Mutable<Demands>, choices: Alternative[][]): void {
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
        choices.push(
          cardsOf(claim.cards).map(
            (card): Alternative =>
              (open) =>
                open.bringHome(card, opponentsOf(party)),
          ),
        );
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
      return;
  }
}

/** Marks a choice of tricks with the cards it asks for, so that what another choice implies need not be tried. */
const asked = new WeakMap<Alternative[], { party: Party; cards: CardSet }>();

function someTrick(party: Party, cards: CardSet): Alternative[] {
  const alternatives = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
    (trick): Alternative =>
      (open) =>
        open.win(trick, party, cards),
  );
  asked.set(alternatives, { party, cards });
  return alternatives;
}

function row(first: number, party: Party, cards: CardSet): Alternative {
  return (open) => {
    for (let trick = first; trick < first + 4; trick++) open.win(trick, party, cards);
  };
}

/** A trick with a red figure is a trick with a suit card other than a king: of such choices the narrower one is enough. */
function withoutImplied(choices: readonly Alternative[][]): readonly Alternative[][] {
  return choices.filter((choice, place) => {
    const own = asked.get(choice);
    if (!own) return true;
    return !choices.some((other, otherPlace) => {
      const narrower = asked.get(other);
      if (!narrower || other === choice || narrower.party !== own.party) return false;
      const within = includes(own.cards, narrower.cards);
      return within && (!includes(narrower.cards, own.cards) || otherPlace < place);
    });
  });
}

function search(
  position: Position,
  choices: readonly Alternative[][],
  demands: Demands,
  budget: { left: number },
): boolean {
  if (budget.left-- <= 0) return true;
  if (!completes(position, demands)) return false;
  const [choice, ...others] = choices;
  if (!choice) return true;
  return choice.some((alternative) => {
    const next = position.copy();
    alternative(next);
    return next.possible && search(next, others, demands, budget);
  });
}
