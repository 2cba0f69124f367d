import { ArgsType, Field, Int } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { IsYear } from '../../platform/inputs/validators.js';

@ArgsType()
export class PairsArguments extends PageArguments {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;
}
