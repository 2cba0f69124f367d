import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { Flag } from '../../platform/inputs/fields.js';

@ArgsType()
export class NotificationsArguments extends PageArguments {
  @Flag('Also those that were read, or that ask for what is done.', { defaultValue: true })
  withRead: boolean = true;
}
