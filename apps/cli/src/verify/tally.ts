import { verdicts, type Language, type Text, type Verdict } from '@tarokk/rules';
import { counted } from '../terminal/numbers.js';
import { verdictWords } from './words.js';

/** How many records came to which verdict. */
export type VerdictTally = Record<Verdict, number>;

export function newTally(): VerdictTally {
  return { proved: 0, consistent: 0, refuted: 0, malformed: 0 };
}

export function sum(tally: VerdictTally): number {
  return verdicts.reduce((total, verdict) => total + tally[verdict], 0);
}

/** "Records: 1,204 (1,200 proved, 4 refuted)" */
export function summary(what: Text, tally: VerdictTally, language: Language): string {
  const parts = verdicts
    .filter((verdict) => tally[verdict] > 0)
    .map((verdict) => `${counted(tally[verdict], language)} ${verdictWords[verdict][language]}`);
  return `${what[language]}: ${counted(sum(tally), language)}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
}
