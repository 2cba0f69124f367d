import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { Id } from '../../platform/inputs/fields.js';

@ArgsType()
export class DraftsArguments extends PageArguments {
  @Id('Of this side only.', { nullable: true })
  sideId: string | null = null;
}
