import { Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Input } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import { Me } from '../../../identity/accounts/me.types.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import { Redelivery } from './redelivery.service.js';
import {
  DeliveryQueued,
  DeliveryResult,
  RemoveWebhookResult,
  Webhook,
  WebhookRemoved,
  WebhookResult,
  WebhookSaved,
  WebhookSecretMade,
  WebhookSecretResult,
} from './webhook.types.js';
import { WebhooksLoader } from './webhooks.loader.js';
import type { WebhookRow } from './webhooks.repository.js';
import { Webhooks } from './webhooks.service.js';
import {
  RegisterWebhookInput,
  ChangeWebhookInput,
  RenewWebhookSecretInput,
  PauseWebhookInput,
  ResumeWebhookInput,
  RemoveWebhookInput,
  TestWebhookInput,
  RedeliverInput,
} from './webhooks.inputs.js';
import { fieldOf } from '../../../platform/graphql/field-of.js';

@Resolver(() => Me)
export class WebhooksResolver {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly redelivery: Redelivery,
  ) {}

  @ResolveField(() => [Webhook], { name: 'webhooks', description: 'The webhooks of the account, at most 10.' })
  list(@Parent() { accountId }: Me): Promise<WebhookRow[]> {
    return this.webhooks.list(accountId);
  }

  @Allows('login')
  @Mutation(() => WebhookSecretResult, {
    description:
      'Registers a webhook of one’s own. Refused where the office has no key, and for addresses that are not public.',
  })
  registerWebhook(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: RegisterWebhookInput,
  ): Promise<WebhookSecretMade | Refused> {
    return this.webhooks.register(caller, input);
  }

  @Allows('login')
  @Mutation(() => WebhookResult, { description: 'Changes the name of a webhook, or what it is told of.' })
  changeWebhook(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ChangeWebhookInput,
  ): Promise<WebhookSaved | Refused> {
    return this.webhooks.change(caller, input);
  }

  @Allows('login')
  @Mutation(() => WebhookSecretResult, {
    description: 'Gives a webhook a new secret. For 24 hours messages are signed with both.',
  })
  renewWebhookSecret(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: RenewWebhookSecretInput,
  ): Promise<WebhookSecretMade | Refused> {
    return this.webhooks.renewSecret(caller, input);
  }

  @Allows('login')
  @Mutation(() => WebhookResult, { description: 'Sends nothing to a webhook until it is resumed.' })
  pauseWebhook(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: PauseWebhookInput,
  ): Promise<WebhookSaved | Refused> {
    return this.webhooks.pause(caller, input);
  }

  @Allows('login')
  @Mutation(() => WebhookResult, {
    description: 'Sends to a webhook again. What it missed is not made up for; `redeliver` sends what was given up.',
  })
  resumeWebhook(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ResumeWebhookInput,
  ): Promise<WebhookSaved | Refused> {
    return this.webhooks.resume(caller, input);
  }

  @Allows('login')
  @Mutation(() => RemoveWebhookResult, { description: 'Removes a webhook.' })
  removeWebhook(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: RemoveWebhookInput,
  ): Promise<WebhookRemoved | Refused> {
    return this.webhooks.remove(caller, input);
  }

  @Allows('login')
  @Mutation(() => DeliveryResult, {
    description: 'Sends a test to a webhook; at most 30 messages an hour are sent by hand.',
  })
  testWebhook(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: TestWebhookInput,
  ): Promise<DeliveryQueued | Refused> {
    return this.redelivery.test(caller, input);
  }

  @Allows('login')
  @Mutation(() => DeliveryResult, {
    description:
      'Sends a message to its webhook again, under the same `webhook-id`; at most 30 an hour are sent by hand.',
  })
  redeliver(@CurrentCaller() caller: AccountCaller, @Input() input: RedeliverInput): Promise<DeliveryQueued | Refused> {
    return this.redelivery.again(caller, input);
  }
}

export const fieldsOfWebhooks = [
  fieldOf(WebhookSecretMade, 'webhook', () => Webhook, 'The webhook; null if it was removed since.', {
    nullable: true,
  }).from(WebhooksLoader, (webhooks, { webhookId }, context) => webhooks.find(context, webhookId)),
  fieldOf(WebhookSaved, 'webhook', () => Webhook, 'The webhook; null if it was removed since.', {
    nullable: true,
  }).from(WebhooksLoader, (webhooks, { webhookId }, context) => webhooks.find(context, webhookId)),
];
