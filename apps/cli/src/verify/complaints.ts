import { type Language } from '@tarokk/rules';
import { harmless } from '../terminal/width.js';
import { type RecordOutcome } from './format.js';

/** For standard error: one line for each problem, "FILE: PATH: message". */
export function complaintsAbout(outcome: RecordOutcome, name: string, language: Language): string {
  return outcome
    .problems(language)
    .map(({ path, message }) => `${harmless([name, path, message].filter((part) => part !== '').join(': '))}\n`)
    .join('');
}
