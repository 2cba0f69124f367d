import type { ResultOf } from 'gql.tada';
import type { refused } from './refused.js';

/** What stands in the way, as the API names it. */
export type ProblemCode = ResultOf<typeof refused>['problems'][number]['code'];

/**
 * The API's name of a code that the libraries, a reader or an earlier version of these pages wrote: DATE_OLD of `date/old`. Such a
 * name stays as it is.
 */
export function problemCode(code: string): ProblemCode {
  return code.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase() as ProblemCode;
}
