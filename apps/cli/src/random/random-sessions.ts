import { findRuleset, randomSession, writeSession } from '@tarokk/rules';
import { write } from '../terminal/output.js';
import { type SessionOptions } from './session-options.js';

export interface RandomSessionsArguments extends SessionOptions {
  readonly seed: string;
  /** Id of one that there is. */
  readonly ruleset: string;
  readonly sessions: number;
  readonly deals: number;
  /** Of a hundred deals. */
  readonly scored: number;
}

const names = ['Anna', 'Béla', 'Csaba', 'Dóra', 'Emma'];

/** `tarokk random --ruleset`: each session has a chance of its own, so that the tenth is the same however many are made. */
export async function randomSessionsCommand(given: RandomSessionsArguments): Promise<void> {
  const { seed, sessions, deals, options, scored: scoredPercent } = given;
  const ruleset = findRuleset(given.ruleset)!;
  const players = names.slice(0, given.players);
  for (let number = 1; number <= sessions; number++) {
    const session = randomSession(ruleset, `${seed}/${number}`, { deals, players, options, scoredPercent });
    await write(process.stdout, `${JSON.stringify(writeSession(session))}\n`);
  }
}
