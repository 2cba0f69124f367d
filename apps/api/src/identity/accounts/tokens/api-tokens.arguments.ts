import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../../platform/graphql/connection.js';
import { Flag } from '../../../platform/inputs/fields.js';

@ArgsType()
export class MeApiTokensArguments extends PageArguments {
  @Flag('Only those that can be used: neither revoked nor past their end.', { defaultValue: false })
  usable: boolean = false;
}
