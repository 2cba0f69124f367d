import { ArgsType, Field } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { PageArguments } from '../../platform/graphql/connection.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { IsId } from '../../platform/inputs/validators.js';

@ArgsType()
export class DraftsArguments extends PageArguments {
  @Field(() => UuidScalar, { nullable: true, description: 'Of this side only.' })
  @IsOptional()
  @IsId()
  sideId: string | null = null;
}
