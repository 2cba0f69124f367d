/**
 * Cards of Royal Tarokk (1.3) by number, as the library's claims name them, and by code, as records do. Written down here once
 * more, with who beats whom: what makes the examples shares nothing with what verifies them.
 */
const ranks: Readonly<Record<string, number>> = { '10': 3, J: 4, C: 5, Q: 6, K: 7 };
const suitLetters = 'SCHD';

export const TAROCKS = 4;
const FIRST_TAROCK = 32;

const suitCodes = 'HK HQ HC HJ DK DQ DC DJ SK SQ SC SJ S10 CK CQ CC CJ C10'.split(' ');
export const deckCodes: readonly string[] = [
  ...suitCodes,
  ...Array.from({ length: 22 }, (_, index) => `T${String(index + 1)}`),
];
export const highCardCodes = ['T1', 'T2', 'T3', 'T4', 'SK', 'CK', 'HK', 'DK'] as const;

export function cardNumber(code: string): number {
  if (code.startsWith('T')) return FIRST_TAROCK - 1 + Number(code.slice(1));
  return suitLetters.indexOf(code.charAt(0)) * 8 + ranks[code.slice(1)]!;
}

const codeByNumber = new Map(deckCodes.map((code) => [cardNumber(code), code]));

export function codeOf(card: number): string {
  return codeByNumber.get(card)!;
}

export const deckNumbers: readonly number[] = deckCodes.map(cardNumber);

/** 0–3 for the suits, `TAROCKS` for the tarocks: what has to be followed (3.1). */
export function suitOfCard(card: number): number {
  return card >= FIRST_TAROCK ? TAROCKS : card >> 3;
}

/** The highest tarock wins, else the highest card of the suit led (3.1). */
export function winsAgainst(card: number, best: number): boolean {
  return card > best && (card >= FIRST_TAROCK || suitOfCard(card) === suitOfCard(best));
}

/** The cards of a set as the library's claims hold it: bit n of `suits` is card n, bit n of `tarocks` card 32 + n. */
export function cardsInSet(set: { readonly suits: number; readonly tarocks: number }): number[] {
  return deckNumbers.filter((card) =>
    card >= FIRST_TAROCK ? (set.tarocks >> (card - FIRST_TAROCK)) & 1 : (set.suits >> card) & 1,
  );
}
