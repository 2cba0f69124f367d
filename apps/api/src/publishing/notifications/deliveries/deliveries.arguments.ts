import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../../platform/graphql/connection.js';
import { Id } from '../../../platform/inputs/fields.js';

@ArgsType()
export class MeListArguments extends PageArguments {
  @Id('Only those to this webhook.', { nullable: true })
  webhookId: string | null = null;
}
