import type { ShownMatch, SheetLine } from './queries.js';

/** Who sat in a seat in a game, by name; a substitute from the game on in which they came. */
export type WhoSat = (seat: SheetLine['seat'], game: number) => string;

export function whoSatAmong(players: ShownMatch['players']): WhoSat {
  return (seat, game) =>
    players
      .filter((player) => player.seat === seat && player.from <= game)
      .toSorted((one, other) => one.from - other.from)
      .at(-1)?.person?.name ?? '';
}
