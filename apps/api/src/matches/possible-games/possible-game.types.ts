import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { PartyName, PossibleGameDocument, Text, Tried as TriedSearch, WitnessSearch } from '@tarokk/rules';
import { enumOf } from '../../platform/schema/enum-of.js';
import { JsonScalar } from '../../platform/schema/json.scalar.js';
import { PartyEnum } from '../verification/verification.enums.js';

export type PossibleGameState = PossibleGameDocument['state'] | 'waiting';
type Impossible = Extract<PossibleGameDocument, { state: 'impossible' }>;

export const PossibleGameStateEnum = enumOf<PossibleGameState>(
  'PossibleGameState',
  'Whether a game of which only the sheet is there could have been played so.',
  {
    waiting: 'The office works on it; ask again in some seconds.',
    shown: 'It could: there is a game that gives exactly this sheet.',
    impossible: 'It could not: no game gives this sheet.',
    undecided: 'The search ended at its limit. Nothing is guessed.',
  },
);

export const ExcludedByEnum = enumOf<Impossible['excludedBy']>(
  'ExcludedBy',
  'How it was found out that no game gives a sheet.',
  {
    claims: 'What its lines say of tricks, cards and tarocks contradicts itself; the verification says so too.',
    clauses: 'No deal with a legal play gives it: all of them were excluded.',
  },
);

export const ClashEntryEnum = enumOf<Impossible['clash'][number]['entry']>(
  'ClashEntry',
  'What an entry of a sheet is that cannot stand beside others.',
  {
    tarocks: 'The number of tarocks.',
    honours: 'The number of Sküs and moon.',
    has: 'One of XVIII, XVII and XVI.',
    line: 'An announcement.',
    contra: 'A contra.',
    silent: 'A silent bonus that is written down.',
    'no-silent': 'A silent bonus that is left out.',
  },
);

export const WitnessSearchEnum = enumOf<WitnessSearch>(
  'WitnessSearch',
  'What looks for a game, or for a proof that there is none.',
  {
    claims: 'The claims of the sheet are held against each other.',
    clauses: 'A solver of clauses goes through every deal and play.',
    layouts: 'Forty cards are laid out, and two of them change places again and again.',
    raised:
      'The clauses once more: without everything that something raised could have changed, and with what may have been raised.',
  },
);

@ObjectType({ description: 'A search that was tried.' })
export class Tried implements TriedSearch {
  @Field(() => WitnessSearchEnum, { description: 'Which.' })
  search!: WitnessSearch;

  @Field(() => Int, { description: 'How many steps it took.' })
  steps!: number;
}

@ObjectType({ description: 'An entry of a sheet that excludes others.' })
export class ClashingEntry {
  @Field(() => PartyEnum, { description: 'On whose side of the sheet it stands.' })
  party!: PartyName;

  @Field(() => ClashEntryEnum, { description: 'What it is.' })
  entry!: Impossible['clash'][number]['entry'];

  @Field(() => Int, {
    nullable: true,
    description: 'Which of the announcements or contras of the side, from 0; null for other entries.',
  })
  index!: number | null;

  @Field(() => String, { nullable: true, description: 'T18, T17 or T16; null for other entries.' })
  card!: string | null;

  @Field(() => String, { nullable: true, description: 'The silent bonus, as records name it; null for other entries.' })
  bonus!: string | null;
}

@ObjectType({
  description:
    'Whether a game of which only the sheet is there could have been played so (docs/witness.md). It says nothing of what was played, and changes neither verdict nor findings that keep a sheet from being confirmed.',
})
export class PossibleGame {
  @Field(() => PossibleGameStateEnum, { description: 'What was found out.' })
  state!: PossibleGameState;

  @Field(() => JsonScalar, {
    nullable: true,
    description:
      'A legal game that gives exactly this sheet, as a game of royal-tarokk-match/1: an example, and not what was played. Null unless it is SHOWN.',
  })
  game!: unknown;

  @Field(() => [ClashingEntry], {
    description: 'The entries that exclude each other, as few as were found; empty unless it is IMPOSSIBLE.',
  })
  clash!: readonly ClashingEntry[];

  @Field(() => ExcludedByEnum, { nullable: true, description: 'How they were found; null unless it is IMPOSSIBLE.' })
  excludedBy!: Impossible['excludedBy'] | null;

  @Field(() => [Tried], { description: 'What was tried, in order; empty unless it is UNDECIDED.' })
  tried!: readonly Tried[];

  /** The resolver says it in the reader's language. */
  sentence!: Text | null;
}
