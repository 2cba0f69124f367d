export const columns = ['player', 'events', 'wins', 'best'] as const;
export type Column = (typeof columns)[number];

/** How the players of a year are read; it stands in the address. */
export interface PlayersSearch {
  /** Other than by name. */
  readonly sort?: Column;
}

export function readPlayersSearch({ sort }: Record<string, unknown>): PlayersSearch {
  const column = columns.find((each) => each === sort && each !== 'player');
  return column === undefined ? {} : { sort: column };
}
