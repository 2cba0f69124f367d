import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { OfficeHeldEnum, type OfficeHeld } from './account.types.js';
import { Choice } from '../../platform/inputs/fields.js';

@ArgsType()
export class AccountsArguments extends PageArguments {
  @Choice(OfficeHeldEnum, 'Only of those who hold this office.', { nullable: true })
  office: OfficeHeld | null = null;
}
