import { cardCode, type PartyName, Random, randomDeal, seatNames } from '@tarokk/rules';
import { type DealtHands, deckCodes, HAND } from '../../game/playing/course.js';
import type { OpenTableSearch } from './search.js';
import { bySeatName } from '../../game/by-seat.js';
import { seatNumber } from '../../game/playing/standing.js';

export function attackersOf({ attackers }: OpenTableSearch): PartyName {
  return attackers ?? 'A';
}

/** The hands that the address stands for; null where it names none. */
export function dealOfSearch(search: OpenTableSearch): DealtHands | null {
  const { seed, deal } = search;
  if (deal !== undefined && isOfTens(deal)) {
    return bySeatName((seat) => deckCodes.filter((_, place) => deal[place] === String(seatNumber(seat))));
  }
  if (seed === undefined) return null;
  const dealt = randomDeal(new Random(`table ${seed}`), attackersOf(search) === 'A' ? 0 : 1).deal;
  return bySeatName((seat) => dealt[seatNumber(seat)].map(cardCode));
}

function isOfTens(deal: string): boolean {
  return ['0', '1', '2', '3'].every((seat) => deal.split(seat).length - 1 === HAND);
}

/** The deal as it stands in an address. @param deal whole */
export function textOfDeal(deal: DealtHands): string {
  return deckCodes.map((card) => seatNames.findIndex((seat) => deal[seat].includes(card))).join('');
}

/** A seed that nobody has had before. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
