import { type Definition } from '@tarokk/rules';

/** One thing that a won announcement says (4.2–4.9), as the library's data. */
export type Claim = ReturnType<Definition['claims']>[number];

/** 0–3 in the order of play: A.interceptor, A.collector, B.interceptor, B.collector (1.1). */
export type SeatNumber = 0 | 1 | 2 | 3;
export type PartyNumber = 0 | 1;

/** What is wanted of a game that is to be made. */
export type Demand =
  /** a claim is true of a party, or just not true */
  | {
      readonly kind: 'claim';
      readonly party: PartyNumber;
      readonly announcer: SeatNumber;
      readonly claim: Claim;
      readonly holds: boolean;
    }
  /** a card is dealt to a seat, or to one of several */
  | { readonly kind: 'held'; readonly card: number; readonly seats: readonly SeatNumber[] };

export const partyOfSeat = (seat: number): PartyNumber => (seat >> 1) as PartyNumber;
export const opponents = (party: PartyNumber): PartyNumber => (1 - party) as PartyNumber;
export const seatsOf = (party: PartyNumber): readonly [SeatNumber, SeatNumber] => [
  (party * 2) as SeatNumber,
  (party * 2 + 1) as SeatNumber,
];
