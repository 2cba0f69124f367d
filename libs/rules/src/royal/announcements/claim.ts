import { type Card } from '../../cards/card.js';
import { type CardSet } from '../../cards/card-set.js';
import { type CardKind } from './card-kinds.js';

/**
 * One thing that a won announcement says of its party, as data: a played game proves or refutes it card by card
 * (`proof.ts`), the claims of a scored sheet are held against each other (`sheet/possible.ts`). Tricks are numbered 1–10;
 * the language is that of 3.2.
 */
export type Claim =
  /** takes all ten tricks, or a given number of the first ones */
  | { readonly kind: 'first-tricks'; readonly count: number }
  /** takes at least so many tricks, whichever */
  | { readonly kind: 'trick-count'; readonly least: number }
  /** takes the trick with this very card */
  | { readonly kind: 'trick-with-card'; readonly trick: number; readonly card: Card }
  /** takes the trick with a card of the kind */
  | { readonly kind: 'trick-with-kind'; readonly trick: number; readonly cards: CardKind }
  /** takes some trick with a card of the kind */
  | { readonly kind: 'some-trick-with'; readonly cards: CardKind }
  /** takes four tricks in a row with cards of the kind */
  | { readonly kind: 'four-in-a-row'; readonly cards: CardKind }
  /** brings home all of the cards */
  | { readonly kind: 'home'; readonly cards: CardSet }
  /** brings home one of the cards at least */
  | { readonly kind: 'home-one-of'; readonly cards: CardSet }
  /** brings home a card that was dealt to the other party */
  | { readonly kind: 'caught'; readonly card: Card }
  /** takes its fifth trick before the other party does */
  | { readonly kind: 'fifth-trick-first' }
  /** of tricks 8, 9 and 10 the announcer wins one at least, and his partner one */
  | { readonly kind: 'last-three-shared' };
