import { type Card } from '../../cards/card.js';
import { cardSet, type CardSet } from '../../cards/card-set.js';
import { type Random } from '../../random/random.js';
import { ANGEL, deck, LAMOUR } from '../deck.js';
import { collectorOf, interceptorOf, seats, type BySeat, type Party } from '../table.js';

export interface RandomDeal {
  readonly deal: BySeat<readonly Card[]>;
  readonly hands: BySeat<CardSet>;
}

const HAND = 10;
const LEAST_TAROCKS = 3;

/** A deal as 1.4 has it: XIX and XX to the attackers, dealt again until everybody holds three tarocks. */
export function randomDeal(random: Random, attackers: Party): RandomDeal {
  const fixed = new Map([
    [interceptorOf(attackers), LAMOUR],
    [collectorOf(attackers), ANGEL],
  ]);
  const others = deck.filter((card) => card !== LAMOUR && card !== ANGEL);
  for (;;) {
    const shuffled = random.shuffled(others);
    const deal = seats.map((seat) => {
      const own = fixed.get(seat);
      return own === undefined ? shuffled.splice(0, HAND) : [own, ...shuffled.splice(0, HAND - 1)];
    }) as unknown as BySeat<readonly Card[]>;
    const enough = deal.every((hand) => hand.filter((card) => card >= 32).length >= LEAST_TAROCKS);
    if (enough) return { deal, hands: deal.map(cardSet) as unknown as BySeat<CardSet> };
  }
}
