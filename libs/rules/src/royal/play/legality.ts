import { text, type Text } from '../../language.js';
import { isTarock, type Card } from '../../cards/card.js';
import { firstOf, has, type CardSet } from '../../cards/card-set.js';
import { following, follows } from '../../tricks/trick.js';
import { sentence } from '../explain/sentence.js';
import { partyOf, type ByParty, type BySeat, type Seat } from '../table.js';
import { violation, type Violation, type ViolationCode } from '../violations.js';
import { type Bound } from '../auction/standing.js';
import { allowedByBinding, bindingIn, type Allowed, type TrickBinding } from './binding.js';

const revoke = text(
  '{card} does not follow: the suit led or else a tarock had to be played',
  '{card} bedient nicht: die angespielte Farbe oder sonst ein Tarock war Pflicht',
  '{card} nem jó rá: a hívott színt, annak híján tarokkot kellett volna tenni',
);

const byReason: Readonly<Record<Allowed['because'], { readonly code: ViolationCode; readonly words: Text }>> = {
  due: {
    code: 'play/bound-card-due',
    words: text(
      '{card} was played, but {wanted} is bound to this trick and could be played',
      '{card} wurde gespielt, aber {wanted} ist an diesen Stich gebunden und war möglich',
      '{card} került az asztalra, pedig {wanted} ehhez az ütéshez van kötve, és tehető volt',
    ),
  },
  'not-bound-later': {
    code: 'play/bound-card-early',
    words: text(
      '{card} is bound to a later trick, and {wanted} could be played',
      '{card} ist an einen späteren Stich gebunden, und {wanted} war möglich',
      '{card} későbbi ütéshez van kötve, és {wanted} tehető volt',
    ),
  },
  'bound-most-recently': {
    code: 'play/bound-card-order',
    words: text(
      '{card} was played, but of the bound cards {wanted} was bound most recently',
      '{card} wurde gespielt, aber von den gebundenen Karten wurde {wanted} zuletzt gebunden',
      '{card} került az asztalra, pedig a kötött lapok közül {wanted} lett utoljára lekötve',
    ),
  },
};

/**
 * Everything that breaks 3.1 or 2.6 in some tricks, one violation a card.
 * @param hands as dealt; of a hand that is not known, what is known of it
 * @param tricks from the first; the last one perhaps not complete
 * @param bound by party
 */
export function playViolations(
  hands: BySeat<CardSet>,
  tricks: readonly { readonly leader: Seat; readonly cards: readonly Card[] }[],
  bound: ByParty<readonly Bound[]>,
): readonly Violation[] {
  const violations: Violation[] = [];
  const held = hands.map(({ suits, tarocks }) => ({ suits, tarocks }));
  for (let index = 0; index < tricks.length; index++) {
    const { leader, cards } = tricks[index]!;
    const trick = index + 1;
    const bindingOfA = bindingIn(trick, bound[0]);
    const bindingOfB = bindingIn(trick, bound[1]);
    for (let place = 0; place < cards.length; place++) {
      const seat = ((leader + place) & 3) as Seat;
      const card = cards[place]!;
      const hand = held[seat]!;
      const drawn = judge(card, hand, place === 0 ? null : cards[0]!, partyOf(seat) === 0 ? bindingOfA : bindingOfB);
      if (drawn) violations.push(violation(drawn.code, drawn.sentence, { seat, trick }));
      if (isTarock(card)) hand.tarocks &= ~(1 << (card & 31));
      else hand.suits &= ~(1 << card);
    }
  }
  return violations;
}

type Illegality = Pick<Violation, 'code' | 'sentence'>;

/** @param led null when leading */
function judge(card: Card, hand: CardSet, led: Card | null, binding: TrickBinding): Illegality | null {
  if (led !== null && !follows(hand, led, card)) {
    return { code: 'play/revoke', sentence: sentence(revoke, { card: { card } }) };
  }
  if (binding.bound.length === 0) return null;
  const allowed = allowedByBinding(led === null ? hand : following(hand, led), binding);
  if (allowed === null || has(allowed.cards, card)) return null;
  const { code, words } = byReason[allowed.because];
  return { code, sentence: sentence(words, { card: { card }, wanted: { card: firstOf(allowed.cards) } }) };
}

/**
 * The cards that a hand may play to a trick (3.1, 2.6); never empty while the hand is not.
 * @param led the first card of the trick, null when leading
 * @param trick 1–10
 * @param bound the cards bound by the party of the hand
 */
export function legalCardsOf(hand: CardSet, led: Card | null, trick: number, bound: readonly Bound[]): CardSet {
  const legal = led === null ? hand : following(hand, led);
  return allowedByBinding(legal, bindingIn(trick, bound))?.cards ?? legal;
}
