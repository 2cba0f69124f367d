import { ArgsType, Field } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { PageArguments } from '../../platform/graphql/connection.js';

@ArgsType()
export class VenuesArguments extends PageArguments {
  @Field(() => Boolean, { defaultValue: false, description: 'Also those that are no longer offered.' })
  @IsBoolean()
  withClosed: boolean = false;
}
