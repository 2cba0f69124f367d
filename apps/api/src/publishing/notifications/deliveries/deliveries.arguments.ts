import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../../platform/graphql/connection.js';
import { Id } from '../../../platform/inputs/fields.js';

@ArgsType()
export class DeliveriesArguments extends PageArguments {
  @Id('Only those to this webhook.', { nullable: true })
  webhookId: string | null = null;
}
