import { text, type Language, type Text } from '../language.js';
import { cardCode, isTarock, rankOf, suitOf, tarock, tarockNumber, type Card } from './card.js';

/** Names of the suits by number (`names.md`). */
export const suitNames: readonly Text[] = [
  text('spades', 'Pik', 'pikk'),
  text('clubs', 'Kreuz', 'treff'),
  text('hearts', 'Herz', 'kőr'),
  text('diamonds', 'Karo', 'káró'),
];

const rankNames: Readonly<Record<string, Text>> = {
  K: text('king', 'König', 'király'),
  Q: text('queen', 'Dame', 'dáma'),
  C: text('caval', 'Cavall', 'lovas'),
  J: text('jack', 'Bube', 'bubi'),
  A: text('ace', 'Ass', 'ász'),
  '10': text('ten', 'Zehner', 'tízes'),
  '9': text('nine', 'Neuner', 'kilences'),
  '8': text('eight', 'Achter', 'nyolcas'),
  '7': text('seven', 'Siebener', 'hetes'),
  '4': text('four', 'Vierer', 'négyes'),
  '3': text('three', 'Dreier', 'hármas'),
  '2': text('two', 'Zweier', 'kettes'),
};

const tarockNames = new Map<Card, Text>([
  [tarock(22), text('Sküs', 'Sküs', 'skíz')],
  [tarock(21), text('moon', 'Mond', 'hold')],
  [tarock(1), text('pagat', 'Pagat', 'pagát')],
]);

const tarockWord = text('tarock', 'Tarock', 'tarokk');

/** The number on a tarock: XIV and XIX as usual, but IIII as it stands on the card. @param number 1–21 */
export function romanNumeral(number: number): string {
  if (number === 4) return 'IIII';
  const units = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
  return 'X'.repeat(Math.floor(number / 10)) + units[number % 10]!;
}

/**
 * A card as players of the language say it: "king of spades", "Pik-König", "pikk király", "tarock XVI".
 * @param nicknames further tarocks with a name of their own in the game at hand
 */
export function cardName(card: Card, language: Language, nicknames?: ReadonlyMap<Card, Text>): string {
  if (isTarock(card)) {
    const name = nicknames?.get(card) ?? tarockNames.get(card);
    return name ? name[language] : `${tarockWord[language]} ${romanNumeral(tarockNumber(card))}`;
  }
  const suit = suitNames[suitOf(card)]![language];
  const rank = rankNames[rankOf(card)]?.[language] ?? cardCode(card);
  switch (language) {
    case 'en':
      return `${rank} of ${suit}`;
    case 'de':
      return `${suit}-${rank}`;
    case 'hu':
      return `${suit} ${rank}`;
  }
}
