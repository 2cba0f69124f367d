import { sentence, type Sentence, type Text } from '@tarokk/rules';
import type { Problem } from './refused.types.js';
import type { CodeOf, ProblemCode, Slice } from './problem-codes.js';

/** A problem as the table of a slice has it: the rule or decision, the input that is usually meant, the sentence. */
export interface ProblemText {
  readonly rule: string | null;
  readonly path: string;
  readonly text: Text;
}

/**
 * Makes the problems of a slice from its table.
 * @param slice leads each code: `cup/unknown`
 * @returns the problem of a code, with what its sentence leaves open, and the path where it is not the usual one
 */
export function problemsOf<S extends Slice, Code extends CodeOf<S>>(
  slice: S,
  texts: Readonly<Record<Code, ProblemText>>,
): (code: Code, values?: Sentence['values'], path?: string) => Problem {
  return (code, values = {}, path = texts[code].path) => {
    const { rule, text: words } = texts[code];
    return { code: `${slice}/${code}` as ProblemCode, rule, path, sentence: sentence(words, values) };
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
