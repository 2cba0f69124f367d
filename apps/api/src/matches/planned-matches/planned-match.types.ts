import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Node } from '../../platform/schema/node.type.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import type { Competition, RequestKind, RequestState } from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';
import { connectionOf } from '../../platform/graphql/connection.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { DayScalar } from '../../platform/schema/scalars.js';
import { ApprovalStateEnum, RequestKindEnum } from './request.enums.js';
import { PlannedVenueInput } from '../../registry/venues/planned-venue.input.js';
import { Choice, Day, Id, Part, Version, WholeNumber } from '../../platform/inputs/fields.js';

@ObjectType({ description: 'Where a match is to be played.' })
export class PlannedVenue {
  @Field(() => String, { description: 'The name of the place.' })
  name!: string;

  @Field(() => Boolean, {
    description: 'Whether the place is public: as the list of the jury says, else the sides (D23).',
  })
  public!: boolean;

  @Field(() => Boolean, { description: 'Whether the place is on the list of the jury (D23).' })
  listed!: boolean;
}

@ObjectType({
  implements: () => Node,
  description: 'A match that two sides mean to play. What the jury is asked in advance hangs on it.',
})
export class PlannedMatch {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => Int, { name: 'seasonYear', description: 'The year of its season.' })
  season!: number;

  /** A, then B; the resolver looks them up. */
  sides!: readonly [string, string];

  @Field(() => DayScalar, { description: 'The day on which its first game is to begin (D9).' })
  date!: string;

  @Field(() => Int, { description: '1 for the first match of these sides that day, to 20 (D10).' })
  order!: number;

  @Field(() => CompetitionEnum, { description: 'What it is to count for.' })
  competition!: Competition;

  /** As the sides have told it; the resolver asks the list of the jury. */
  venue!: { readonly name: string; readonly public: boolean };

  @Field(() => Int, { description: 'Which state of the plan this is; each change makes it one more.' })
  version!: number;

  @Field(() => Date, { nullable: true, description: 'When it was cancelled.' })
  cancelledAt!: Date | null;
}

export const PlannedMatchConnection = connectionOf(PlannedMatch);

@ObjectType({ description: 'An approval in advance that a match needs, and how it stands (9, D21–D24).' })
export class NeededApproval {
  @Field(() => RequestKindEnum, { description: 'What is needed.' })
  kind!: RequestKind;

  @Field(() => ApprovalStateEnum, { description: 'How it stands.' })
  state!: RequestState;

  @Field(() => DayScalar, { nullable: true, description: 'The last day on which it can be granted in advance (D21).' })
  deadline!: string | null;

  /** The resolver words it in the reader's language. */
  sentence!: Sentence;

  /** The request that decides the state, looked up by the resolver. */
  requestId!: string | null;
}

@InputType({ description: 'What `planMatch` takes.' })
export class PlanMatchInput extends WriteInput {
  @Id('Side A.')
  sideA!: string;

  @Id('Side B, of the same season.')
  sideB!: string;

  @Day('The day on which the first game is to begin (D9).')
  date!: string;

  @WholeNumber(0, 1_000, 'Which match of these sides that day it is, 1–20 (D10); the next free number if left out.', {
    nullable: true,
  })
  order?: number | null;

  @Part(PlannedVenueInput, 'Where it is to be played.')
  venue!: PlannedVenueInput;

  @Choice(CompetitionEnum, 'What it is to count for.', { defaultValue: 'championship' })
  competition: Competition = 'championship';
}

/** What is to be different; what is left out stays. */
@ArgsType()
export class PlanChangeArguments {
  @Id('The planned match.')
  plannedMatchId!: string;

  @Version('Its version that the change is made to.')
  version!: number;

  @Day('Another day.', { nullable: true })
  date?: string | null;

  @WholeNumber(0, 1_000, 'Another number on the day, 1–20 (D10); the next free one if left out with another day.', {
    nullable: true,
  })
  order?: number | null;

  @Part(PlannedVenueInput, 'Another place.', { nullable: true })
  venue?: PlannedVenueInput | null;
}

@ObjectType({ description: 'The planned match as it is now.' })
export class PlannedMatchSaved {
  readonly __typename = 'PlannedMatchSaved';

  plannedMatchId!: string;

  /** What the jury had decided for another date or place, and has to decide again. */
  lapsedIds!: readonly string[];
}

export const PlannedMatchResult = resultOf('PlannedMatchResult', () => [PlannedMatchSaved]);

@ObjectType({ description: 'What a change of a planned match would come to. Nothing is changed.' })
export class PlannedMatchPreview {
  readonly __typename = 'PlannedMatchPreview';

  lapsingIds!: readonly string[];

  @Field(() => [NeededApproval], { description: 'The approvals that the match would need, and how they would stand.' })
  needs!: readonly NeededApproval[];
}

export const PlannedMatchPreviewResult = resultOf('PlannedMatchPreviewResult', () => [PlannedMatchPreview]);
