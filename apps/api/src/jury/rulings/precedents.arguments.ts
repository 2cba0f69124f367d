import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { PageArguments } from '../../platform/graphql/connection.js';
import { IsId, IsText, IsYear } from '../../platform/inputs/validators.js';
import { UuidScalar } from '../../platform/schema/scalars.js';

@ArgsType()
export class PrecedentsArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description: 'Those that rest on this rule or decision; with `4` also on `4.3`.',
  })
  @IsOptional()
  @IsText(20)
  rule: string | null = null;

  @Field(() => Int, { nullable: true, description: 'Those of this season.' })
  @IsOptional()
  @IsYear()
  seasonYear: number | null = null;

  @Field(() => UuidScalar, { nullable: true, description: 'Those on matches of this team or pair.' })
  @IsOptional()
  @IsId()
  sideId: string | null = null;
}
