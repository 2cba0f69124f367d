import { ArgsType, Field } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { PageArguments } from '../../../platform/graphql/connection.js';

@ArgsType()
export class MeApiTokensArguments extends PageArguments {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only those that can be used: neither revoked nor past their end.',
  })
  @IsBoolean()
  usable: boolean = false;
}
