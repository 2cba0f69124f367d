/** Points of both parties: of a game, or added up. */
interface ByParty {
  readonly a: number;
  readonly b: number;
}

export interface Sums extends ByParty {
  /** The game after which they stand so. */
  readonly game: number;
}

/** What the games have added up to, game by game. */
export function runningSums(games: readonly { readonly number: number; readonly points: ByParty }[]): readonly Sums[] {
  let [a, b] = [0, 0];
  return games.map(({ number, points }) => {
    a += points.a;
    b += points.b;
    return { game: number, a, b };
  });
}

type Party = 'A' | 'B';

/** How the lead went: from the first game to the last, from a later one on, or to nobody. */
export type Lead =
  | { readonly kind: 'throughout'; readonly party: Party; readonly least: number; readonly most: number }
  | {
      readonly kind: 'from';
      readonly party: Party;
      /** The game that brought it for good. */
      readonly game: number;
      /** By how much the other party had been ahead at the most; 0 where it never was. */
      readonly behind: number;
    }
  | { readonly kind: 'level' };

/** @param sums one for each game, at least one */
export function leadIn(sums: readonly Sums[]): Lead {
  const last = sums.at(-1)!;
  if (last.a === last.b) return { kind: 'level' };
  const party = last.a > last.b ? 'A' : 'B';
  const ahead = sums.map(({ a, b }) => (party === 'A' ? a - b : b - a));
  const turn = ahead.findLastIndex((by) => by <= 0);
  if (turn < 0) return { kind: 'throughout', party, least: Math.min(...ahead), most: Math.max(...ahead) };
  return { kind: 'from', party, game: sums[turn + 1]!.game, behind: Math.max(0, -Math.min(...ahead)) };
}
