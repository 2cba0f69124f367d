import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { Flag } from '../../platform/inputs/fields.js';

@ArgsType()
export class VenuesArguments extends PageArguments {
  @Flag('Also those that are no longer offered.', { defaultValue: false })
  withClosed: boolean = false;
}
