import { ArgsType, Field } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Allow, ValidateNested } from 'class-validator';
import { MatchSeenInput } from '../../matches/lifecycle/move.types.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { PreviewedEnum, type Previewed } from './preview.types.js';
import { IsId } from '../../platform/inputs/validators.js';

@ArgsType()
export class PreviewApprovalArguments {
  @Field(() => UuidScalar, { description: 'The match.' })
  @IsId()
  matchId!: string;

  @Field(() => MatchSeenInput, { description: 'What you have seen of it.' })
  @ValidateNested()
  @Type(() => MatchSeenInput)
  seen!: MatchSeenInput;
}

@ArgsType()
export class PreviewDecisionArguments {
  @Field(() => UuidScalar, { description: 'The match.' })
  @IsId()
  matchId!: string;

  @Field(() => MatchSeenInput, { description: 'What you have seen of it.' })
  @ValidateNested()
  @Type(() => MatchSeenInput)
  seen!: MatchSeenInput;

  @Field(() => PreviewedEnum, { description: 'Which decision.' })
  @Allow()
  decision!: Previewed;
}
