import { findRuleset, randomSession, writeSession } from '@tarokk/rules';
import { write } from '../terminal/output.js';

export interface RandomSessionsArguments {
  readonly seed: string;
  /** Id of one that there is. */
  readonly ruleset: string;
  readonly sessions: number;
  readonly deals: number;
}

/** `tarokk random --ruleset`: each session has a chance of its own, so that the tenth is the same however many are made. */
export async function randomSessionsCommand(asked: RandomSessionsArguments): Promise<void> {
  const ruleset = findRuleset(asked.ruleset)!;
  for (let number = 1; number <= asked.sessions; number++) {
    const session = randomSession(ruleset, `${asked.seed}/${number}`, { deals: asked.deals });
    await write(process.stdout, `${JSON.stringify(writeSession(session))}\n`);
  }
}
