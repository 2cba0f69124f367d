import type { PossibleGameDocument, Text } from '@tarokk/rules';

type Impossible = Extract<PossibleGameDocument, { state: 'impossible' }>;

/** What was decided of a game, as it is kept: as the library has it, its sentence in all languages. */
export type PossibleGameText =
  Exclude<PossibleGameDocument, Impossible> | (Omit<Impossible, 'message'> & { readonly message: Text });

/** What the thread says of one game. */
export interface DecidedGame {
  readonly id: string;
  /** `PossibleGameText` as JSON text. */
  readonly document: string;
}
