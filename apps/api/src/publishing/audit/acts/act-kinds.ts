import type { Text } from '@tarokk/rules';

/** What an act is about; readers of the log filter by it. */
export const actKinds = [
  'match',
  'planning',
  'sides',
  'season',
  'cup',
  'grand-prix',
  'free-championship',
  'lists',
  'people',
  'accounts',
] as const;
export type ActKind = (typeof actKinds)[number];

/** The sentence of an act. */
export interface ActWords {
  readonly kind: ActKind;
  /** The kind of the changed object that the sentence names. */
  readonly of: string;
  /** `{who}` did it, `{what}` is what it was done to. */
  readonly words: Text;
}
