import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Node } from '../../platform/schema/node.type.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import type { RequestKind } from '@tarokk/competition';
import { connectionOf } from '../../platform/graphql/connection.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { DayScalar } from '../../platform/schema/scalars.js';
import { type RequestEnd, RequestKindEnum, RequestStateEnum } from '../planned-matches/request.enums.js';
import { Choice, Flag, Id, Version, Words } from '../../platform/inputs/fields.js';

@ObjectType({
  implements: () => Node,
  description: 'Something that the jury is asked in advance, about a planned match or about a team.',
})
export class JuryRequest {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => Int, { name: 'seasonYear', description: 'The year of its season.' })
  season!: number;

  @Field(() => RequestKindEnum, { description: 'What is asked.' })
  kind!: RequestKind;

  @Field(() => RequestStateEnum, { description: 'How it stands.' })
  state!: RequestEnd;

  @Field(() => Int, {
    description: 'Which state of the request this is: one more when the planned match was changed under it.',
  })
  version!: number;

  /** The side that asks; the resolver looks it up, as whatever else is an id here. */
  sideId!: string;

  plannedMatchId!: string | null;

  /** Both sides of the planned match, or the team. */
  concernedSides!: readonly string[];

  personId!: string | null;

  replacesId!: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'The day of the match that it is asked for.' })
  date!: string | null;

  @Field(() => Int, { nullable: true, description: 'The number of that match on the day (D10).' })
  order!: number | null;

  @Field(() => String, { nullable: true, description: 'The place that it is asked for.' })
  venueName!: string | null;

  @Field(() => String, { description: 'What the side says to it.' })
  words!: string;

  askedBy!: string;

  @Field(() => Date, { description: 'When it was asked.' })
  askedAt!: Date;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The last day on which a decision is in advance (D21); null where it may come at any time.',
  })
  deadline!: string | null;

  decidedBy!: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'The day of the decision.' })
  decidedOn!: string | null;

  @Field(() => String, { nullable: true, description: 'What the jury says to its decision.' })
  reason!: string | null;

  /** The account of the juror whom an admin has appointed (D12). */
  appointedJuror!: string | null;
}

export const JuryRequestConnection = connectionOf(JuryRequest);

@InputType({ description: 'What `askJury` takes.' })
export class AskJuryInput extends WriteInput {
  @Choice(RequestKindEnum, 'What is asked.')
  kind!: RequestKind;

  @Id('The side that asks: the caller acts for it (D12).')
  sideId!: string;

  @Id('The planned match that it is about; not for what is about a team.', { nullable: true })
  plannedMatchId?: string | null;

  @Id('Who is to come, where somebody is.', { nullable: true })
  personId?: string | null;

  @Id('Whom they are to replace, where they replace somebody.', { nullable: true })
  replacesId?: string | null;

  @Words('What the side says to it.')
  words!: string;
}

@InputType({ description: 'What `decideRequest` takes.' })
export class DecideRequestInput extends WriteInput {
  @Id('The request.')
  requestId!: string;

  @Version('Its version that is decided.')
  version!: number;

  @Flag('Granted, or refused.')
  grant!: boolean;

  @Words('Why; needed to refuse.', { nullable: true })
  reason?: string | null;
}

@ObjectType({ description: 'The request as it is now.' })
export class JuryRequestSaved {
  readonly __typename = 'JuryRequestSaved';

  requestId!: string;
}

export const JuryRequestResult = resultOf('JuryRequestResult', () => [JuryRequestSaved]);
