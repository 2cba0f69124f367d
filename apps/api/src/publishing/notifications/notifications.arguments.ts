import { ArgsType, Field } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { PageArguments } from '../../platform/graphql/connection.js';

@ArgsType()
export class MeListArguments extends PageArguments {
  @Field(() => Boolean, { defaultValue: false, description: 'Only those that were not read.' })
  @IsBoolean()
  unreadOnly: boolean = false;
}
