import { type BySeat, seatNames } from '@tarokk/rules';
import { enumName } from '../../api/enum-name.js';
import type { ReplayedMatch } from './queries.js';
import { bySeat } from '../../game/by-seat.js';

/** Who sat where in a game: substitutes hold from the game in which they came. */
export function playersIn({ players }: ReplayedMatch, number: number): BySeat<string> {
  return bySeat((seat) => {
    const seated = players.filter((player) => player.seat === enumName(seatNames[seat]) && player.from <= number);
    return seated.toSorted((one, other) => other.from - one.from)[0]?.person?.name ?? '';
  });
}
