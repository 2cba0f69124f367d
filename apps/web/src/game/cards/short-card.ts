import { type Card, cardCode, cardLabel, type Language, romanOf } from '@tarokk/rules';

const signs: Readonly<Record<string, string>> = { S: '♠', C: '♣', H: '♥', D: '♦' };

/** A card in a line of many, as it is read from its corner: "♥K", "♠10", "XXI". */
export function shortCard(card: Card, language: Language): string {
  const code = cardCode(card);
  const sign = signs[code.charAt(0)];
  if (sign !== undefined) return sign + code.slice(1);
  const number = Number(code.slice(1));
  return number <= 21 ? romanOf(number) : cardLabel(card, language);
}
