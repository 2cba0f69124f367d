import { cardCode, type PartyName, Random, randomDeal, seatNames } from '@tarokk/rules';
import { type Deal, deckCodes, HAND } from '../playing/course.js';

/** What the address says of the table: the deal, by a seed or card by card, who attacks, and who sees the cards. */
export interface TableSearch {
  /** 1–20 letters and digits. */
  readonly seed?: string;
  /** The seat, 0–3, of each of the forty cards in the order of `deckCodes`. */
  readonly deal?: string;
  /** B; else A attacks. */
  readonly attackers?: 'B';
  /** Each player sees their own cards; else all are face up. */
  readonly hands?: 'passed';
}

export function readTableSearch({ seed, deal, attackers, hands }: Record<string, unknown>): TableSearch {
  const isDeal = typeof deal === 'string' && /^[0-3]{40}$/.test(deal) && isOfTens(deal);
  return {
    ...(isDeal ? { deal } : typeof seed === 'string' && /^[\da-z]{1,20}$/i.test(seed) ? { seed } : {}),
    ...(attackers === 'B' ? { attackers } : {}),
    ...(hands === 'passed' ? { hands } : {}),
  };
}

function isOfTens(deal: string): boolean {
  return ['0', '1', '2', '3'].every((seat) => deal.split(seat).length - 1 === HAND);
}

export function attackersOf({ attackers }: TableSearch): PartyName {
  return attackers ?? 'A';
}

/** The hands that the address stands for; null where it names none. */
export function dealOfSearch(search: TableSearch): Deal | null {
  const { seed, deal } = search;
  if (deal !== undefined) {
    const hand = (seat: number): readonly string[] => deckCodes.filter((_, place) => deal[place] === String(seat));
    return asDeal(hand);
  }
  if (seed === undefined) return null;
  const dealt = randomDeal(new Random(`table ${seed}`), attackersOf(search) === 'A' ? 0 : 1).deal;
  return asDeal((seat) => dealt[seat]!.map(cardCode));
}

function asDeal(hand: (seat: number) => readonly string[]): Deal {
  return Object.fromEntries(seatNames.map((seat, place) => [seat, hand(place)])) as Record<
    keyof Deal,
    readonly string[]
  >;
}

/** The deal as it stands in an address. @param deal whole */
export function textOfDeal(deal: Deal): string {
  return deckCodes.map((card) => seatNames.findIndex((seat) => deal[seat].includes(card))).join('');
}

/** A seed that nobody has had before. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
