import { possibleGame, type Match, type PossibleGame } from '@tarokk/rules';

/** By number of the game, of scored games only; null for a sheet that needs no search to be excluded. */
export type Witnesses = ReadonlyMap<number, PossibleGame | null>;

/** @param limit steps for each game */
export function witnessesOf({ games }: Match, limit: number): Witnesses {
  return new Map(
    games.flatMap((game): [number, PossibleGame | null][] =>
      game.form === 'scored' ? [[game.number, possibleGame(game, limit)]] : [],
    ),
  );
}
