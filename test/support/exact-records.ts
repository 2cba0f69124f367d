import { matchPoints, matchRecord, Random, randomMatch, readMatch, verifyMatch, type Match } from '@tarokk/rules';

type Points = readonly [a: number, b: number];

interface Scored {
  readonly game: Record<string, unknown>;
  readonly points: Points;
}

/** Made-up matches whose scored games are put together anew; enough for any usual result. */
const SEEDS = 40;

/** Most of its games come to about what the match does. */
const NEAR = 24;
const ATTEMPTS = 1000;

let pool: readonly [readonly Scored[], readonly Scored[]] | null = null;

/** Scored games by who attacks: in the first, third … game A, in the others B. */
function games(): readonly [readonly Scored[], readonly Scored[]] {
  if (pool !== null) return pool;
  const [odd, even]: [Scored[], Scored[]] = [[], []];
  for (let seed = 1; seed <= SEEDS; seed++) {
    const match = randomMatch(new Random(seed), { kind: 'match', games: 8, scoredPercent: 100 });
    const record = matchRecord(match) as unknown as { readonly firstDealer: string; readonly games: Scored['game'][] };
    if (record.firstDealer !== 'A') continue;
    for (const [index, { score }] of verifyMatch(match).games.entries()) {
      const points: Points = [score[0].total, score[1].total];
      (index % 2 === 0 ? odd : even).push({ game: record.games[index]!, points });
    }
  }
  return (pool = [odd, even]);
}

/** A record of eight scored games with these match points (8), as `[96, 95]`; another seed, other games. */
export function recordWith(points: Points, seed: string | number = 1): Match {
  return eightGames(points, seed, (raw) => {
    const [a, b] = matchPoints(raw);
    return a === points[0] && b === points[1];
  });
}

/** A record of eight scored games with these raw points, as `[762, 700]`: what a Grand Prix counts (11.1). */
export function recordWithRaw([a, b]: Points, seed: string | number = 1): Match {
  return eightGames([Math.floor(a / 8), Math.floor(b / 8)], seed, ([rawA, rawB]) => rawA === a && rawB === b);
}

/** @param points what its games come to on average, for each party */
function eightGames([a, b]: Points, seed: string | number, isWanted: (raw: [number, number]) => boolean): Match {
  const random = new Random(`${a}:${b} ${seed}`);
  const near = ({ points }: Scored): boolean => Math.abs(points[0] - a) <= NEAR && Math.abs(points[1] - b) <= NEAR;
  const [odd, even] = games().map((each) => each.filter(near)) as [Scored[], Scored[]];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const first = Array.from({ length: 6 }, (_, index) => random.pick(index % 2 === 0 ? odd : even));
    const sum = (party: 0 | 1): number => first.reduce((total, { points }) => total + points[party], 0);
    const found = lastTwo([sum(0), sum(1)], isWanted);
    if (found !== null) return match('match', [...first, ...found]);
  }
  throw new Error(`No eight of these games come to ${a}:${b}.`);
}

/** An extra time with these raw points (10), as `[192, 191]`. */
export function extraTimeWith([a, b]: Points): Match {
  const found = lastTwo([0, 0], ([rawA, rawB]) => rawA === a && rawB === b);
  if (found === null) throw new Error(`No two of these games add up to ${a}:${b}.`);
  return match('extra-time', found);
}

function lastTwo([a, b]: Points, isWanted: (raw: [number, number]) => boolean): readonly [Scored, Scored] | null {
  const [odd, even] = games();
  for (const one of odd) {
    const two = even.find(({ points }) => isWanted([a + one.points[0] + points[0], b + one.points[1] + points[1]]));
    if (two !== undefined) return [one, two];
  }
  return null;
}

function match(kind: 'match' | 'extra-time', scored: readonly Scored[]): Match {
  const parties = matchRecord(randomMatch(new Random(1), { kind: 'extra-time', games: 2 })).parties;
  const made = scored.map(({ game }, index) => ({ ...game, number: index + 1 }));
  const parsed = readMatch({ format: 'royal-tarokk-match/1', kind, parties, firstDealer: 'A', games: made });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}
