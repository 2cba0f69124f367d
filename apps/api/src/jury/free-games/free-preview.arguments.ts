import { ArgsType, Field } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Allow, ValidateNested } from 'class-validator';
import { FreeGameSeenInput } from '../../matches/free-games/lifecycle/free-game-moves.types.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { FreePreviewedEnum, type FreePreviewed } from '../../competitions/free-championship/free-game.enums.js';
import { IsId } from '../../platform/inputs/validators.js';

@ArgsType()
export class PreviewFreeDecisionArguments {
  @Field(() => UuidScalar, { description: 'The game.' })
  @IsId()
  gameId!: string;

  @Field(() => FreeGameSeenInput, { description: 'What you have seen of it.' })
  @ValidateNested()
  @Type(() => FreeGameSeenInput)
  seen!: FreeGameSeenInput;

  @Field(() => FreePreviewedEnum, { description: 'Which decision.' })
  @Allow()
  decision!: FreePreviewed;
}
