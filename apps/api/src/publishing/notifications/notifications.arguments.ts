import { ArgsType, Field } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { PageArguments } from '../../platform/graphql/connection.js';

@ArgsType()
export class MeListArguments extends PageArguments {
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Also those that were read, or that ask for what is done.',
  })
  @IsBoolean()
  withRead: boolean = true;
}
