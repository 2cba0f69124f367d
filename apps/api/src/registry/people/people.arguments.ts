import { ArgsType, Field } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { PageArguments } from '../../platform/graphql/connection.js';
import { NameScalar } from '../../platform/schema/scalars.js';
import { IsName } from '../../platform/inputs/validators.js';

@ArgsType()
export class PersonsArguments extends PageArguments {
  @Field(() => NameScalar, {
    nullable: true,
    description: 'Beginnings of words of the name, in any order; accents and case say nothing.',
  })
  @IsOptional()
  @IsName()
  search: string | null = null;
}
