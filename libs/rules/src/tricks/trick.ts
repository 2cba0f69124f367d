import { beats, isTarock, suitOf, type Card } from '../cards/card.js';
import { type CardSet } from '../cards/card-set.js';

/** The cards of a suit among the suit masks of a `CardSet`. @param suit 0–3 */
export function suitMask(suit: number): number {
  return 0xff << (suit << 3);
}

/**
 * The cards of a hand that may follow: the suit led, without one a tarock, without either any card
 * (Royal Tarokk 3.1, sessions S3).
 */
export function following(hand: CardSet, led: Card): CardSet {
  if (!isTarock(led)) {
    const suits = hand.suits & suitMask(suitOf(led));
    if (suits !== 0) return { suits, tarocks: 0 };
  }
  return hand.tarocks !== 0 ? { suits: 0, tarocks: hand.tarocks } : hand;
}

/** Whether a card of the hand is among those that may follow: `following` without the set. */
export function follows(hand: CardSet, led: Card, card: Card): boolean {
  if (isTarock(led)) return isTarock(card) || hand.tarocks === 0;
  if (suitOf(card) === suitOf(led)) return true;
  return (hand.suits & suitMask(suitOf(led))) === 0 && (isTarock(card) || hand.tarocks === 0);
}

/** The place, from 0, of the card that wins a trick of at least one card: the highest tarock, else the highest card of the suit led. */
export function winningPlace(cards: readonly Card[]): number {
  let best = 0;
  for (let place = 1; place < cards.length; place++) {
    if (beats(cards[place]!, cards[best]!)) best = place;
  }
  return best;
}
