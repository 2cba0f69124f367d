import { cardCode, type PartyName, Random, randomDeal, seatNames } from '@tarokk/rules';
import { type DealtHands, deckCodes, HAND } from '../../game/playing/course.js';
import type { OpenTableSearch } from './search.js';

export function attackersOf({ attackers }: OpenTableSearch): PartyName {
  return attackers ?? 'A';
}

/** The hands that the address stands for; null where it names none. */
export function dealOfSearch(search: OpenTableSearch): DealtHands | null {
  const { seed, deal } = search;
  if (deal !== undefined && isOfTens(deal)) {
    const hand = (seat: number): readonly string[] => deckCodes.filter((_, place) => deal[place] === String(seat));
    return asDeal(hand);
  }
  if (seed === undefined) return null;
  const dealt = randomDeal(new Random(`table ${seed}`), attackersOf(search) === 'A' ? 0 : 1).deal;
  return asDeal((seat) => dealt[seat]!.map(cardCode));
}

function isOfTens(deal: string): boolean {
  return ['0', '1', '2', '3'].every((seat) => deal.split(seat).length - 1 === HAND);
}

function asDeal(hand: (seat: number) => readonly string[]): DealtHands {
  return Object.fromEntries(seatNames.map((seat, place) => [seat, hand(place)])) as Record<
    keyof DealtHands,
    readonly string[]
  >;
}

/** The deal as it stands in an address. @param deal whole */
export function textOfDeal(deal: DealtHands): string {
  return deckCodes.map((card) => seatNames.findIndex((seat) => deal[seat].includes(card))).join('');
}

/** A seed that nobody has had before. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
