import { cardCode, parseCard } from '../../../src/cards/card.js';
import { cardSet, cardsOf } from '../../../src/cards/card-set.js';
import { boundCards } from '../../../src/royal/play/binding.js';
import { legalCardsOf } from '../../../src/royal/play/legality.js';
import { type PartyName } from '../../../src/royal/table.js';
import { held, partyNamed } from './auction.js';

/** Cards as codes divided by spaces. */
export function cards(source: string): number[] {
  return source.split(/\s+/).map((code) => {
    const card = parseCard(code);
    if (card < 0) throw new Error(`"${code}" is no card`);
    return card;
  });
}

interface Moment {
  readonly hand: string;
  /** 1–10 */
  readonly trick: number;
  /** The card led; without it the player leads himself. */
  readonly led?: string;
  readonly auction?: string;
  readonly party?: PartyName;
}

/** The cards that a player may play at a moment, as codes: suits S C H D, then tarocks, each ascending. */
export function may({ hand, trick, led, auction = '...', party = 'B' }: Moment): string {
  const bound = boundCards(held(auction), partyNamed(party));
  const allowed = legalCardsOf(cardSet(cards(hand)), led === undefined ? null : cards(led)[0]!, trick, bound);
  return cardsOf(allowed).map(cardCode).join(' ');
}
