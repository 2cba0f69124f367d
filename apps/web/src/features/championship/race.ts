/** What the figures beside the table follow from: rows of the championship in its order. */
interface Placed {
  readonly rank: number;
  readonly team: { readonly id: string; readonly name: string };
  readonly points: number;
  readonly average: number | null;
  readonly remaining: number;
  readonly pointsByMonth: readonly number[];
}

/** How far a team was behind whoever led, at the end of each month. */
export interface Behind {
  readonly rank: number;
  readonly team: { readonly id: string; readonly name: string };
  /** From the beginning of the season, where all are equal; 0 of whoever led. */
  readonly distances: readonly number[];
  /** The last of them. */
  readonly distance: number;
}

/** More lines cannot be told apart. */
const LINES = 5;

/** The first five, behind the best of all teams in each month. */
export function behindTheLeader(rows: readonly Placed[]): readonly Behind[] {
  const summed = rows.map(({ rank, team, pointsByMonth }) => ({ rank, team, sums: summedUp(pointsByMonth) }));
  const months = Math.max(0, ...summed.map(({ sums }) => sums.length));
  const best = Array.from({ length: months }, (_, month) => Math.max(...summed.map(({ sums }) => sums[month] ?? 0)));
  return summed.slice(0, LINES).map(({ rank, team, sums }) => {
    const distances = best.map((most, month) => most - (sums[month] ?? 0));
    return { rank, team, distances, distance: distances.at(-1) ?? 0 };
  });
}

function summedUp(pointsByMonth: readonly number[]): readonly number[] {
  let sum = 0;
  return [0, ...pointsByMonth.map((points) => (sum += points))];
}

/** What a team needs to end where the second would, should the second go on as before. */
export interface Needed {
  readonly row: Placed;
  readonly second: Placed;
  /** Of the second so far. */
  readonly average: number;
  /** What the second would end with. */
  readonly goal: number;
  readonly points: number;
  /** A match. */
  readonly each: number;
}

/** A team that may still end second. */
interface Chance extends Needed {
  /** What it has made in a match so far above what it needs, below nought where that is not enough; null where it has played none. */
  readonly ahead: number | null;
}

/** More than this are no longer in sight. */
const CHANCES = 5;

/**
 * Who has the best chance to end second, the best first: those whose average so far is the farthest above what they need. Who has not
 * played yet comes last.
 */
export function bestChances(rows: readonly Placed[]): readonly Chance[] {
  return rows
    .flatMap((row) => {
      const needed = neededForSecond(row, rows);
      return needed === null ? [] : { ...needed, ahead: row.average === null ? null : row.average - needed.each };
    })
    .toSorted((one, other) => rankedBy(other) - rankedBy(one) || one.each - other.each)
    .slice(0, CHANCES);
}

function rankedBy({ ahead }: Chance): number {
  return ahead ?? Number.MIN_SAFE_INTEGER;
}

/** Null of the first two, and where nothing is left to play or nothing to go by. */
export function neededForSecond(row: Placed, rows: readonly Placed[]): Needed | null {
  const second = rows.find(({ rank, team }) => rank <= 2 && team.id !== rows[0]!.team.id);
  if (second === undefined || second.average === null || row.rank <= 2 || row.remaining === 0) return null;
  const goal = Math.ceil(second.points + second.remaining * second.average);
  const points = goal - row.points;
  return { row, second, average: second.average, goal, points, each: points / row.remaining };
}
