import { ArgsType, Field, Int } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { UuidScalar } from '../../platform/graphql/scalars.js';
import { PreviewedEnum, type Previewed } from './preview.types.js';
import { IsId, IsVersion } from '../../platform/inputs/validators.js';

@ArgsType()
export class PreviewApprovalArguments {
  @Field(() => UuidScalar, { description: 'The match.' })
  @IsId()
  matchId!: string;

  @Field(() => Int, { description: 'The number of the revision that you have seen.' })
  @IsVersion()
  revision!: number;
}

@ArgsType()
export class PreviewDecisionArguments {
  @Field(() => UuidScalar, { description: 'The match.' })
  @IsId()
  matchId!: string;

  @Field(() => Int, { description: 'The number of the revision that you have seen.' })
  @IsVersion()
  revision!: number;

  @Field(() => PreviewedEnum, { description: 'Which decision.' })
  @Allow()
  decision!: Previewed;
}
