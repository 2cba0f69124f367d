/**
 * A card of any tarock pack as a number: suit cards 0–31, eight a suit in ascending rank, then the tarocks T1–T22 as 32–53.
 * A higher number of the same suit wins, and any tarock has a higher number than any suit card.
 */
export type Card = number;

export const suits = ['S', 'C', 'H', 'D'] as const;
export type Suit = (typeof suits)[number];

/** Suits by number; `suitOf` gives these. Spades and clubs are black, hearts and diamonds red. */
export const SPADES = 0;
export const CLUBS = 1;
export const HEARTS = 2;
export const DIAMONDS = 3;

/** What a card counts as when suit is to be followed: a suit's number, or `TAROCK`. */
export const TAROCK = 4;

export const FIRST_TAROCK = 32;
export const CARD_NUMBERS = 54;

const blackRanks = ['7', '8', '9', '10', 'J', 'C', 'Q', 'K'] as const;
const redRanks = ['4', '3', '2', 'A', 'J', 'C', 'Q', 'K'] as const;

/** Codes by card number: `S7` … `SK`, `C7` … `CK`, `H4` … `HK`, `D4` … `DK`, `T1` … `T22` (session-record S2). */
export const cardCodes: readonly string[] = Object.freeze([
  ...suits.flatMap((suit) => (suit === 'S' || suit === 'C' ? blackRanks : redRanks).map((rank) => suit + rank)),
  ...Array.from({ length: 22 }, (_, index) => `T${index + 1}`),
]);

export function cardCode(card: Card): string {
  return cardCodes[card]!;
}

/** @param number 1–22; 22 is the Sküs */
export function tarock(number: number): Card {
  return FIRST_TAROCK + number - 1;
}

/** 1–22. @param card a tarock */
export function tarockNumber(card: Card): number {
  return card - FIRST_TAROCK + 1;
}

export function isTarock(card: Card): boolean {
  return card >= FIRST_TAROCK;
}

/** 0–3 of a suit card, 4 or more of a tarock. */
export function suitOf(card: Card): number {
  return card >> 3;
}

/** The code's rank part of a suit card: `K`, `Q`, `C`, `J`, `A` or a number. */
export function rankOf(card: Card): string {
  return cardCode(card).slice(1);
}

/** Whether `card`, played later, wins against `best`, the best card of the trick so far. */
export function beats(card: Card, best: Card): boolean {
  return card > best && (card >= FIRST_TAROCK || card >> 3 === best >> 3);
}

const NONE = -1;
const SECOND = 128;
const THIRD = 11;
const firstCharacters = 'SCHDT';
const rows = new Int8Array(SECOND).fill(NONE);
for (let row = 0; row < firstCharacters.length; row++) rows[firstCharacters.charCodeAt(row)] = row;
const byCharacters = new Int8Array(firstCharacters.length * SECOND * THIRD).fill(NONE);

/** The place of a code in the table: by its first letter, its second character, and its third, a digit or none. */
function placeOf(code: string): number {
  const first = code.charCodeAt(0);
  const second = code.charCodeAt(1);
  const third = code.length === 3 ? code.charCodeAt(2) - 47 : 0;
  if (first >= SECOND || second >= SECOND || third < 0 || third >= THIRD) return NONE;
  const row = rows[first]!;
  return row === NONE ? NONE : (row * SECOND + second) * THIRD + third;
}
for (const [card, code] of cardCodes.entries()) byCharacters[placeOf(code)] = card;

/** The card of a code, −1 for any other value. */
export function parseCard(code: unknown): Card {
  return cardIn(byCharacters, code);
}

/** What reads the codes of some cards, and gives −1 for any other value. */
export function parserOf(cards: readonly Card[]): (code: unknown) => Card {
  const table = byCharacters.map((card) => (cards.includes(card) ? card : NONE));
  return (code) => cardIn(table, code);
}

/** A table of characters: records hold eighty codes a game. */
function cardIn(table: Int8Array, code: unknown): Card {
  if (typeof code !== 'string' || code.length < 2 || code.length > 3) return NONE;
  const place = placeOf(code);
  return place === NONE ? NONE : table[place]!;
}
