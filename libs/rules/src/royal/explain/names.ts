import { text, type Language, type Text } from '../../language.js';
import { type Card } from '../../cards/card.js';
import { cardName, suitNames } from '../../cards/names.js';
import { type Announcement } from '../announcements/announcement.js';
import { ANGEL, LAMOUR, VISI } from '../deck.js';
import { tarock } from '../../cards/card.js';
import { partyNames, partyOf, roles, type Party, type Role, type Seat } from '../table.js';

/** The tarocks that have names in Royal Tarokk (1.3), beside Sküs, moon and pagat. */
const nicknames: ReadonlyMap<Card, Text> = new Map([
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

/** An announcement as players say it: "Pagat Ultimo", "Herz-Mariage", "pikk király ultimó". */
export function announcementName(announcement: Announcement, language: Language): string {
  const { definition, cards, suits, count } = announcement;
  const name = definition.name[language];
  const before = [
    ...cards.map((card) => titled(spokenCard(card, language), language)),
    ...suits.map((suit) => suitNames[suit]![language]),
  ];
  const counted = count === 0 ? '' : ` (${count})`;
  if (before.length === 0) return `${name}${counted}`;
  switch (language) {
    case 'en':
      return `${titled(before.join(' '), 'en')} ${cards.length > 0 ? name : name.toLowerCase()}${counted}`;
    case 'de':
      return cards.length > 0 ? `${before.join(' ')} ${name}${counted}` : `${before.join('-')}-${name}${counted}`;
    case 'hu':
      return `${before.join(' ')} ${name.toLowerCase()}${counted}`;
  }
}

/** In English the king comes after its suit in an announcement: "spades king ultimo" would be read as "king of spades". */
function spokenCard(card: Card, language: Language): string {
  return cardLabel(card, language);
}

function titled(words: string, language: Language): string {
  return language === 'hu' ? words : words.charAt(0).toUpperCase() + words.slice(1);
}
