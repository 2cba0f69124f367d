import { findRuleset, randomSession, writeSession } from '@tarokk/rules';
import { write } from '../terminal/output.js';
import { type SessionWishes } from './session-wishes.js';

export interface RandomSessionsArguments extends SessionWishes {
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
export async function randomSessionsCommand(asked: RandomSessionsArguments): Promise<void> {
  const { seed, sessions, deals, options, scored: scoredPercent } = asked;
  const ruleset = findRuleset(asked.ruleset)!;
  const players = names.slice(0, asked.players);
  for (let number = 1; number <= sessions; number++) {
    const session = randomSession(ruleset, `${seed}/${number}`, { deals, players, options, scoredPercent });
    await write(process.stdout, `${JSON.stringify(writeSession(session))}\n`);
  }
}
