import { Random, randomMatch, writeMatch, type MatchKind } from '@tarokk/rules';
import { write } from '../terminal/output.js';

export interface RandomArguments {
  readonly seed: string;
  readonly matches: number;
  readonly kind: MatchKind;
  readonly games: number | undefined;
  readonly scored: number;
}

/** `tarokk random`: each match has a chance of its own, so that the thousandth is the same however many are made. */
export async function randomCommand({ seed, matches, kind, games, scored }: RandomArguments): Promise<void> {
  for (let number = 1; number <= matches; number++) {
    const random = new Random(`${seed}/${number}`);
    const match = randomMatch(random, { kind, scoredPercent: scored, ...(games === undefined ? {} : { games }) });
    await write(process.stdout, `${writeMatch(match)}\n`);
  }
}
