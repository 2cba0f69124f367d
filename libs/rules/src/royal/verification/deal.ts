import { text } from '../../language.js';
import { type Card } from '../../cards/card.js';
import { bits, has, type CardSet } from '../../cards/card-set.js';
import { ANGEL, LAMOUR } from '../deck.js';
import { sentence } from '../explain/sentence.js';
import { collectorOf, interceptorOf, seats, type BySeat, type Party, type Seat } from '../table.js';
import { violation, type Violation } from '../violations.js';

/** 1.4 */
export const LEAST_TAROCKS = 3;

const tooFewTarocks = text(
  '{seat} was dealt {count} tarocks; with fewer than three the deal is void',
  '{seat} bekam {count} Tarocke; mit weniger als drei ist das Geben ungültig',
  '{seat} {count} tarokkot kapott; háromnál kevesebbel az osztás érvénytelen',
);
const lamourAngel = text(
  '{card} was not dealt to {seat}, who has to hold it',
  '{card} ging nicht an {seat}, wohin sie gehört',
  '{card} nem {seat} kezébe került, pedig oda való',
);

/** The two cards that are not dealt but belong to a seat, and that seat (1.4). */
export function fixedCards(attackers: Party): readonly { readonly card: Card; readonly seat: Seat }[] {
  return [
    { card: LAMOUR, seat: interceptorOf(attackers) },
    { card: ANGEL, seat: collectorOf(attackers) },
  ];
}

/** 1.4 */
export function dealViolations(hands: BySeat<CardSet>, attackers: Party): Violation[] {
  const violations: Violation[] = [];
  for (const seat of seats) {
    const count = bits(hands[seat].tarocks);
    if (count < LEAST_TAROCKS) violations.push(tooFew(seat, count));
  }
  for (const { card, seat } of fixedCards(attackers)) {
    if (!has(hands[seat], card)) violations.push(misdealt(card, seat));
  }
  return violations;
}

/** @param count of tarocks in the hand */
export function tooFew(seat: Seat, count: number): Violation {
  return violation('deal/too-few-tarocks', sentence(tooFewTarocks, { seat: { seat }, count }), { seat });
}

/** @param seat that should hold the card */
export function misdealt(card: Card, seat: Seat): Violation {
  return violation('deal/lamour-angel', sentence(lamourAngel, { card: { card }, seat: { seat } }), { seat });
}
