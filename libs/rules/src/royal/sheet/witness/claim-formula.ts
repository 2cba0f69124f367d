import { cardsOf, type CardSet } from '../../../cards/card-set.js';
import { type Formula } from '../../../solver/formula.js';
import { not, type Literal } from '../../../solver/literal.js';
import { type Claim } from '../../announcements/claim.js';
import { opponentsOf, type Party, type Seat } from '../../table.js';
import { TRICKS, type GameLiterals } from './game-formula.js';

const ROW = 4;
const CARDS_OF_TRICK = 4;
const FIRST_OF_LAST_THREE = 7;

/** @returns a literal that is true if and only if the claim is, as `prove` judges a played game */
export function claimLiteral(
  formula: Formula,
  game: GameLiterals,
  claim: Claim,
  party: Party,
  announcer: Seat,
): Literal {
  switch (claim.kind) {
    case 'first-tricks':
      return formula.and(TRICKS.slice(0, claim.count).map((trick) => game.wonBy(trick, party)));
    case 'trick-count':
      return game.tricksAtLeast(party, claim.least);
    case 'trick-with-card':
      return formula.and([game.best[claim.card]![claim.trick - 1]!, game.dealtTo(claim.card, party)]);
    case 'trick-with-kind':
      return wonWith(formula, game, claim.trick - 1, party, claim.cards.set);
    case 'some-trick-with':
      return formula.or(
        cardsOf(claim.cards.set).map((card) => formula.and([formula.or(game.best[card]!), game.dealtTo(card, party)])),
      );
    case 'four-in-a-row': {
      const won = TRICKS.map((trick) => wonWith(formula, game, trick, party, claim.cards.set));
      const starts = TRICKS.slice(0, TRICKS.length - ROW + 1);
      return formula.or(starts.map((first) => formula.and(won.slice(first, first + ROW))));
    }
    case 'home': {
      const cards = cardsOf(claim.cards);
      const all = formula.and(cards.map((card) => game.homeOf(card, party)));
      // Four cards lie in a trick: it follows from the rest, but a solver of clauses counts badly.
      formula.clause(not(all), game.tricksAtLeast(party, Math.ceil(cards.length / CARDS_OF_TRICK)));
      return all;
    }
    case 'home-one-of':
      return formula.or(cardsOf(claim.cards).map((card) => game.homeOf(card, party)));
    case 'caught':
      return formula.and([game.dealtTo(claim.card, opponentsOf(party)), game.homeOf(claim.card, party)]);
    case 'fifth-trick-first': {
      // Of nine tricks one party has five, and has taken the fifth of them first.
      const isFirst = formula.atLeast(game.tricksOfNineOfA, 5);
      return party === 0 ? isFirst : not(isFirst);
    }
    case 'last-three-shared': {
      const byAnnouncer = TRICKS.slice(FIRST_OF_LAST_THREE).map((trick) => game.wins[trick]![announcer]!);
      return formula.and([formula.or(byAnnouncer), not(formula.and(byAnnouncer))]);
    }
  }
}

function wonWith(formula: Formula, game: GameLiterals, trick: number, party: Party, cards: CardSet): Literal {
  return formula.and([game.wonBy(trick, party), formula.or(cardsOf(cards).map((card) => game.best[card]![trick]!))]);
}
