import type { Text } from '@tarokk/rules';

/** What an act is about: by it the log is filtered. */
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

/** How an act is said. */
export interface ActWords {
  readonly kind: ActKind;
  /** Of what an act changes, the kind of object that the sentence names. */
  readonly of: string;
  /** `{who}` did it, `{what}` is what it was done to. */
  readonly words: Text;
}
