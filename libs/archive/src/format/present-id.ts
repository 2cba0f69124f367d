import { idOf } from '@tarokk/competition';
import { isId } from './rows.js';

/**
 * The id of a trophy as the office has it. In archives of before a trophy has as its id the text from which the id is made now:
 * they are read as ever.
 */
export function presentId(written: string): string {
  return isId(written) ? written : idOf(written);
}
