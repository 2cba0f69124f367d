import type { BySeat, Seat, SeatName } from '@tarokk/rules';

/** Of each seat what a function says of it. */
export function bySeat<Each>(of: (seat: Seat) => Each): BySeat<Each> {
  return [of(0), of(1), of(2), of(3)];
}

/** The same by the names of the seats. */
export function bySeatName<Each>(of: (seat: SeatName) => Each): Readonly<Record<SeatName, Each>> {
  return {
    'A.interceptor': of('A.interceptor'),
    'A.collector': of('A.collector'),
    'B.interceptor': of('B.interceptor'),
    'B.collector': of('B.collector'),
  };
}

/** The seat whose card of a trick came as the one of this place. @param place from 0, the card that was led */
export function seatOfCard(leader: Seat, place: number): Seat {
  return ((leader + place) & 3) as Seat;
}
