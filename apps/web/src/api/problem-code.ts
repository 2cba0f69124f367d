import { enumName } from './enum-name.js';
import type { Problem } from './mutate.js';

/** What stands in the way, as the API names it. */
export type ProblemCode = Problem['code'];

/** The API's name of a code that the libraries, a reader or an earlier version of these pages wrote: DATE_OLD of `date/old`. */
export function problemCode(code: string): ProblemCode {
  return enumName(code) as ProblemCode;
}
