import { sentence, type Sentence, type Text } from '@tarokk/rules';
import type { Problem } from './refused.types.js';
import type { CodeOf, CodeSubject, ProblemCode } from './problem-codes.js';

/** A problem as the table of a subject has it: the rule or decision, the input that is usually meant, the sentence. */
export interface ProblemText {
  readonly rule: string | null;
  readonly path: string;
  readonly text: Text;
}

/**
 * Makes the problems of a subject from its table. A new code does not compile before `npm run problems` has put it into the list of all.
 * @param subject leads each code: `cup/unknown`
 * @returns the problem of a code, with what its sentence leaves open, and the path where it is not the usual one
 */
export function problemsOf<S extends CodeSubject, Code extends CodeOf<S>>(
  subject: S,
  texts: Readonly<Record<Code, ProblemText>>,
): (code: Code, values?: Sentence['values'], path?: string) => Problem {
  return (code, values = {}, path = texts[code].path) => {
    const { rule, text: words } = texts[code];
    return { code: `${subject}/${code}` as ProblemCode, rule, path, sentence: sentence(words, values) };
  };
}

/** Makes a problem; its path and the values of its sentence are given where it is found. */
export function problemKind(
  code: ProblemCode,
  rule: string | null,
  words: Text,
): (path: string, values?: Sentence['values']) => Problem {
  return (path, values) => ({ code, rule, path, sentence: sentence(words, values) });
}
