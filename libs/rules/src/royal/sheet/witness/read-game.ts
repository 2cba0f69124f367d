import { type Card } from '../../../cards/card.js';
import { cardSet } from '../../../cards/card-set.js';
import { deck } from '../../deck.js';
import { type Trick } from '../../play/facts.js';
import { type PlayedGame } from '../../record/match.js';
import { seats, type BySeat, type Seat } from '../../table.js';
import { TRICKS } from './game-formula.js';
import { type SheetFormula } from './sheet-formula.js';

/** A game without its auction. */
export type DealtAndPlayed = Pick<PlayedGame, 'deal' | 'hands' | 'tricks'>;

/** Deal and tricks of the assignment that a solver has found. */
export function readGame({ formula, game }: Pick<SheetFormula, 'formula' | 'game'>): DealtAndPlayed {
  const isTrue = (literal: number): boolean => formula.solver.isTrue(literal);
  const slots = TRICKS.map((trick) =>
    seats.map((seat): Card => deck.find((card) => isTrue(game.slots[card]![trick]![seat]!))!),
  );
  const tricks = slots.map((cards, trick): Trick => {
    const leader = seats.find((seat) => isTrue(game.leads[trick]![seat]!))!;
    const winner = seats.find((seat) => isTrue(game.wins[trick]![seat]!))!;
    const inOrder = seats.map((place) => cards[(leader + place) & 3]!);
    return { leader, cards: inOrder as unknown as Trick['cards'], winner, best: cards[winner]! };
  });
  return { ...dealOf(slots), tricks };
}

/** The hands of a game that is laid out. @param slots by trick and seat */
export function dealOf(slots: readonly (readonly Card[])[]): Pick<DealtAndPlayed, 'deal' | 'hands'> {
  const deal = seats.map((seat: Seat) => slots.map((cards) => cards[seat]!).sort((a, b) => b - a));
  return {
    deal: deal as unknown as BySeat<readonly Card[]>,
    hands: deal.map(cardSet) as unknown as PlayedGame['hands'],
  };
}
