import { ArgsType, Field } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { PageArguments } from '../../../platform/graphql/connection.js';

@ArgsType()
export class MeNoticesArguments extends PageArguments {
  @Field(() => Boolean, { defaultValue: false, description: 'Also those that were marked as seen.' })
  @IsBoolean()
  withSeen: boolean = false;
}
