import { cardCode, suits as suitCodes } from '../../cards/card.js';
import { type Announcement } from '../announcements/announcement.js';

/** The parameters of a call as records write them. */
export interface ParameterDocument {
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly suit?: string;
  readonly suits?: readonly string[];
  readonly count?: number;
}

/** The parameters of an announcement under their keys in records. */
export function parametersOf({ definition, cards, suits, count }: Announcement): ParameterDocument {
  switch (definition.parameter) {
    case 'none':
      return {};
    case 'card':
      return { card: cardCode(cards[0]!) };
    case 'two-cards':
    case 'three-cards':
      return { cards: cards.map(cardCode) };
    case 'suit':
    case 'black-suit':
      return { suit: suitCodes[suits[0]!]! };
    case 'red-and-black':
      return { suits: suits.map((suit) => suitCodes[suit]!) };
    case 'count':
      return { count };
    case 'suit-and-count':
      return { suit: suitCodes[suits[0]!]!, count };
  }
}
