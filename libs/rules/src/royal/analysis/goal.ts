import { type Card } from '../../cards/card.js';
import { cardSet, has, noCards, union, type CardSet } from '../../cards/card-set.js';
import { type Claim } from '../announcements/claim.js';
import { type Bound } from '../auction/standing.js';
import { type BySeat, type Party } from '../table.js';

const TRICKS = 10;

/** A card that has to win a trick itself, for the party; bit n of `tricks` is trick n. */
export interface WinningCard {
  readonly card: Card;
  readonly tricks: number;
}

/**
 * What a party has to achieve in a game, all of it: the claims of an announcement, or of a silent bonus, in the form in which
 * a search asks for them trick by trick. Lists by trick have their number as index, 1–10.
 */
export interface Goal {
  readonly party: Party;
  /** Cannot be achieved in this deal, however it is played. */
  readonly impossible: boolean;
  /** The party takes `own` tricks before the opponents take `others`; null if tricks are not counted. */
  readonly race: { readonly own: number; readonly others: number } | null;
  /** The party takes each of the first so many tricks. */
  readonly firstTricks: number;
  /** What a trick has to be taken with; null where anything will do. */
  readonly withKind: readonly (CardSet | null)[];
  readonly winningCards: readonly WinningCard[];
  /** Never to lie in a trick of the opponents. */
  readonly home: CardSet;
  /** One of them lies in a trick of the party. */
  readonly oneOf: CardSet;
  /** Of each kind one card takes a trick for the party. */
  readonly some: readonly CardSet[];
  /** Four tricks in a row are taken with these. */
  readonly row: CardSet | null;
  /** Both players of the party take one of tricks 8, 9 and 10. */
  readonly shared: boolean;
}

/**
 * @param kept the cards that the announcement took over by raising (2.3)
 * @param hands as dealt: caught is what the opponents held
 */
export function goalOf(claims: readonly Claim[], kept: readonly Bound[], party: Party, hands: BySeat<CardSet>): Goal {
  const own = union(hands[party << 1]!, hands[(party << 1) | 1]!);
  const withKind: (CardSet | null)[] = new Array<CardSet | null>(TRICKS + 1).fill(null);
  const winningCards: WinningCard[] = kept.map(({ card, tricks }) => ({ card, tricks }));
  const some: CardSet[] = [];
  let impossible = false;
  let race: Goal['race'] = null;
  let firstTricks = 0;
  let home = noCards;
  let oneOf = noCards;
  let row: CardSet | null = null;
  let shared = false;
  for (const claim of claims) {
    switch (claim.kind) {
      case 'first-tricks':
        firstTricks = claim.count;
        if (claim.count === TRICKS) race = { own: TRICKS, others: 1 };
        break;
      case 'trick-count':
        race = { own: claim.least, others: TRICKS + 1 - claim.least };
        break;
      case 'fifth-trick-first':
        race = { own: 5, others: 5 };
        break;
      case 'trick-with-card':
        winningCards.push({ card: claim.card, tricks: 1 << claim.trick });
        break;
      case 'trick-with-kind':
        withKind[claim.trick] = claim.cards.set;
        break;
      case 'some-trick-with':
        some.push(claim.cards.set);
        break;
      case 'four-in-a-row':
        row = claim.cards.set;
        break;
      case 'home':
        home = union(home, claim.cards);
        break;
      case 'home-one-of':
        oneOf = claim.cards;
        break;
      case 'caught':
        home = union(home, cardSet([claim.card]));
        if (has(own, claim.card)) impossible = true;
        break;
      case 'last-three-shared':
        shared = true;
        break;
    }
  }
  impossible ||= winningCards.some(({ card }) => !has(own, card)) || clash(winningCards);
  return { party, impossible, race, firstTricks, withKind, winningCards, home, oneOf, some, row, shared };
}

/** Two different cards that would both have to win the same trick (2.3: such an announcement is legal, and lost). */
function clash(cards: readonly WinningCard[]): boolean {
  return cards.some(({ card, tricks }) =>
    cards.some((other) => other.card !== card && other.tricks === tricks && (tricks & (tricks - 1)) === 0),
  );
}
