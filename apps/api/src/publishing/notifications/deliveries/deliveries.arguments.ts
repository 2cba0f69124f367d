import { ArgsType, Field } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { PageArguments } from '../../../platform/graphql/connection.js';
import { UuidScalar } from '../../../platform/schema/scalars.js';
import { IsId } from '../../../platform/inputs/validators.js';

@ArgsType()
export class MeListArguments extends PageArguments {
  @Field(() => UuidScalar, { nullable: true, description: 'Only those to this webhook.' })
  @IsOptional()
  @IsId()
  webhookId: string | null = null;
}
