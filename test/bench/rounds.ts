/** One thing to measure: `run` works once through all of its input. */
export interface Candidate {
  readonly name: string;
  readonly run: () => void;
}

export interface Measured {
  readonly name: string;
  /** Seconds of a round: the median. */
  readonly seconds: number;
  /** Seconds against those of the first candidate in the same round: the median. */
  readonly ratio: number;
}

/** As many rounds as the compiler is at work: what is measured is what runs for long. */
const WARM_UP = 12;

/**
 * Runs the candidates in turn, round by round, so that a machine that slows down slows all of them; the first is the one that
 * the others are compared with.
 */
export function measure(candidates: readonly Candidate[], rounds = 15): readonly Measured[] {
  for (let round = 0; round < WARM_UP; round++) for (const { run } of candidates) run();
  const times = candidates.map(() => [] as number[]);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { run }] of candidates.entries()) {
      const start = process.hrtime.bigint();
      run();
      times[index]!.push(Number(process.hrtime.bigint() - start) / 1e9);
    }
  }
  return candidates.map(({ name }, index) => ({
    name,
    seconds: median(times[index]!),
    ratio: median(times[index]!.map((time, round) => time / times[0]![round]!)),
  }));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
