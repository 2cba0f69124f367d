/** The two fixed pairs of a match (1.1). Internally 0 is A and 1 is B. */
export const partyNames = ['A', 'B'] as const;
export type PartyName = (typeof partyNames)[number];
export type Party = 0 | 1;

/** Seats in the order of play, counterclockwise (1.1): the number of a seat is its place in this list. */
export const seatNames = ['A.interceptor', 'A.collector', 'B.interceptor', 'B.collector'] as const;
export type SeatName = (typeof seatNames)[number];
export type Seat = 0 | 1 | 2 | 3;

export const roles = ['interceptor', 'collector'] as const;
export type Role = (typeof roles)[number];

export type BySeat<T> = readonly [T, T, T, T];
export type ByParty<T> = readonly [T, T];
/** The same, keyed as in records and results. */
export type ByPartyName<T> = Readonly<Record<PartyName, T>>;

export const seats: BySeat<Seat> = [0, 1, 2, 3];
export const parties: ByParty<Party> = [0, 1];

export function partyOf(seat: Seat): Party {
  return (seat >> 1) as Party;
}

export function partnerOf(seat: Seat): Seat {
  return (seat ^ 1) as Seat;
}

export function opponentsOf(party: Party): Party {
  return (1 - party) as Party;
}

/** The seat whose turn follows (1.1). */
export function nextSeat(seat: Seat): Seat {
  return ((seat + 1) & 3) as Seat;
}

export function interceptorOf(party: Party): Seat {
  return (party << 1) as Seat;
}

export function collectorOf(party: Party): Seat {
  return ((party << 1) | 1) as Seat;
}

/**
 * The party that attacks in a game: the first dealer's party defends game 1, then attack and defence alternate (1.2).
 * @param gameNumber from 1
 */
export function attackersOf(firstDealer: Party, gameNumber: number): Party {
  return gameNumber % 2 === 1 ? opponentsOf(firstDealer) : firstDealer;
}
