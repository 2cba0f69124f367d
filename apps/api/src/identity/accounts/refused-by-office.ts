import { type Sentence, sentence, type Text } from '@tarokk/rules';
import type { ProblemCode } from '../../platform/problems/problem-codes.js';
import { refused, type Refused } from '../../platform/problems/refused.types.js';

/** A refusal for one reason that the office itself has, not a rule of the game. */
export function refusedByOffice(
  code: ProblemCode,
  path: string,
  words: Text,
  values: Sentence['values'] = {},
): Refused {
  return refused({ code, rule: null, path, sentence: sentence(words, values) });
}
