import type { Text } from '@tarokk/rules';

/** What is wrong with a draw, to be said in the reader's language. */
export interface ProblemValues {
  readonly words: Text;
  readonly values?: Readonly<Record<string, string | number>>;
}
