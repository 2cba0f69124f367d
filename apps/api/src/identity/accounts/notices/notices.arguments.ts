import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../../platform/graphql/connection.js';
import { Flag } from '../../../platform/inputs/fields.js';

@ArgsType()
export class MeNoticesArguments extends PageArguments {
  @Flag('Also those that were marked as seen.', { defaultValue: false })
  withSeen: boolean = false;
}
