import type { PartyName, seatNames } from '@tarokk/rules';

/** Of which party a seat is, and what it does. */
export function seatParts(seat: (typeof seatNames)[number]): {
  readonly party: PartyName;
  readonly role: 'collector' | 'interceptor';
} {
  return {
    party: seat.startsWith('A') ? 'A' : 'B',
    role: seat.endsWith('collector') ? 'collector' : 'interceptor',
  };
}
