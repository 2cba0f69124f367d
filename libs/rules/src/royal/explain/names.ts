import { text, type Language, type Text } from '../../language.js';
import { type Card } from '../../cards/card.js';
import { cardName, suitNames } from '../../cards/names.js';
import { type Announcement } from '../announcements/announcement.js';
import { ANGEL, LAMOUR, VISI } from '../deck.js';
import { tarock } from '../../cards/card.js';
import { partyNames, partyOf, roles, type Party, type Role, type Seat } from '../table.js';

/** The tarocks that have names in Royal Tarokk (1.3), beside Sküs, moon and pagat. */
const nicknames = new Map<Card, Text>([
  [ANGEL, text('angel', 'Engel', 'angyal')],
  [LAMOUR, text("l'amour", "L'amour", 'lamúr')],
  [VISI, text('visi', 'Visi', 'vizi')],
  [tarock(4), text('marabou', 'Marabu', 'marabu')],
  [tarock(3), text('cockatoo', 'Kakadu', 'kakadu')],
  [tarock(2), text('eagle owl', 'Uhu', 'uhu')],
]);

export const roleNames: Readonly<Record<Role, Text>> = {
  interceptor: text('interceptor', 'Abfänger', 'fogó'),
  collector: text('collector', 'Eintreiber', 'behajtó'),
};

/** A card by its name in play: "pagat", "Pik-König", "tarokk XVI". */
export function cardLabel(card: Card, language: Language): string {
  return cardName(card, language, nicknames);
}

export function partyLabel(party: Party): string {
  return partyNames[party];
}

/** "A collector", "A-Eintreiber", "A behajtó". */
export function seatLabel(seat: Seat, language: Language): string {
  const role = roleNames[roles[seat & 1]!][language];
  return language === 'de' ? `${partyLabel(partyOf(seat))}-${role}` : `${partyLabel(partyOf(seat))} ${role}`;
}

/**
 * An announcement as players say it: "Pagat Ultimo", "Herz-Mariage", "pikk király ultimó"; what has several cards,
 * several suits or a number says them behind: "Hawk (pagat, eagle owl, king of spades)", "Suit count (spades 3)".
 */
export function announcementName(
  { definition, cards, suits, count }: Pick<Announcement, 'definition' | 'cards' | 'suits' | 'count'>,
  language: Language,
): string {
  const name = definition.name[language];
  const namedSuits = suits.map((suit) => suitNames[suit]![language]);
  if (cards.length > 0) {
    const said = cards.map((card) => cardLabel(card, language));
    if (said.length > 1) return `${name} (${said.join(', ')})`;
    return language === 'hu' ? `${said.join()} ${name.toLowerCase()}` : `${capitalised(said.join())} ${name}`;
  }
  switch (definition.parameter) {
    case 'red-and-black':
      return `${name} (${namedSuits.join(', ')})`;
    case 'suit-and-count':
      return `${name} (${namedSuits.join()} ${count})`;
    case 'count':
      return `${name} (${count})`;
    case 'suit':
    case 'black-suit':
      return withSuit(name, namedSuits.join(), language);
    case 'none':
    case 'card':
    case 'two-cards':
    case 'three-cards':
      return name;
  }
}

function withSuit(name: string, suit: string, language: Language): string {
  switch (language) {
    case 'en':
      return `${capitalised(suit)} ${name.toLowerCase()}`;
    case 'de':
      return `${suit}-${name}`;
    case 'hu':
      return `${suit} ${name.toLowerCase()}`;
  }
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
