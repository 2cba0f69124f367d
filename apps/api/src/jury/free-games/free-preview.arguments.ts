import { ArgsType, Field, Int } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { UuidScalar } from '../../platform/graphql/scalars.js';
import { FreePreviewedEnum, type FreePreviewed } from '../../competitions/free-championship/free-game.enums.js';
import { IsId, IsVersion } from '../../platform/inputs/validators.js';

@ArgsType()
export class PreviewFreeDecisionArguments {
  @Field(() => UuidScalar, { description: 'The game.' })
  @IsId()
  gameId!: string;

  @Field(() => Int, { description: 'The number of the revision that you have seen.' })
  @IsVersion()
  revision!: number;

  @Field(() => FreePreviewedEnum, { description: 'Which decision.' })
  @Allow()
  decision!: FreePreviewed;
}
