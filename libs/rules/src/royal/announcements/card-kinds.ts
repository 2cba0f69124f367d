import { text, type Text } from '../../language.js';
import { parseCard } from '../../cards/card.js';
import { cardSet, type CardSet } from '../../cards/card-set.js';
import { suitNames } from '../../cards/names.js';
import { birdSet, BLACK_CARDS, cardsOfSuit, kingSet, queenOf, kingOf, RED_CARDS, SUIT_CARDS, tenOf } from '../deck.js';

/** Cards that an announcement asks for by what they are, and how a sentence calls one of them. */
export interface CardKind {
  readonly set: CardSet;
  readonly name: Text;
}

function kind(set: CardSet, name: Text): CardKind {
  return Object.freeze({ set: Object.freeze(set), name });
}

const onlySuits = (mask: number): CardSet => ({ suits: mask, tarocks: 0 });
const notKings = ~kingSet.suits;
const tens = cardSet(['S10', 'C10'].map(parseCard)).suits;

export const bird = kind(birdSet, text('a bird', 'einem Vogerl', 'madárral'));
export const king = kind(kingSet, text('a king', 'einem König', 'királlyal'));
export const suitCard = kind(onlySuits(SUIT_CARDS), text('a suit card', 'einer Farbkarte', 'színlappal'));
export const lesserSuitCard = kind(
  onlySuits(SUIT_CARDS & notKings),
  text('a suit card other than a king', 'einer Farbkarte außer einem König', 'a királyon kívüli színlappal'),
);
export const redFigure = kind(
  onlySuits(RED_CARDS & notKings),
  text(
    'a red queen, caval or jack',
    'einer roten Dame, einem roten Cavall oder Buben',
    'piros dámával, lovassal vagy bubival',
  ),
);
export const blackFigure = kind(
  onlySuits(BLACK_CARDS & notKings & ~tens),
  text(
    'a black queen, caval or jack',
    'einer schwarzen Dame, einem schwarzen Cavall oder Buben',
    'fekete dámával, lovassal vagy bubival',
  ),
);
export const blackCavalOrJack = kind(
  onlySuits(cardSet(['SC', 'SJ', 'CC', 'CJ'].map(parseCard)).suits),
  text('a black caval or jack', 'einem schwarzen Cavall oder Buben', 'fekete lovassal vagy bubival'),
);

const bySuit = suitNames.map((name, suit) => ({
  card: kind(cardsOfSuit(suit), text(`a card of ${name.en}`, `einer ${name.de}-Karte`, `${name.hu} lappal`)),
  ten: kind(cardSet([tenOf(suit)]), text(`the ten of ${name.en}`, `dem ${name.de}-Zehner`, `a ${name.hu} tízessel`)),
  couple: kind(
    cardSet([kingOf(suit), queenOf(suit)]),
    text(`king or queen of ${name.en}`, `${name.de}-König oder -Dame`, `a ${name.hu} királlyal vagy dámával`),
  ),
}));

/** @param suit 0–3 */
export const cardOf = (suit: number): CardKind => bySuit[suit]!.card;
/** @param suit spades or clubs */
export const ten = (suit: number): CardKind => bySuit[suit]!.ten;
export const couple = (suit: number): CardKind => bySuit[suit]!.couple;
