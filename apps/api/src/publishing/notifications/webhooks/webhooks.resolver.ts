import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import { Me } from '../../../identity/accounts/me.types.js';
import type { Refused } from '../../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { NameScalar, UuidScalar } from '../../../platform/graphql/scalars.js';
import { IdempotencyKey } from '../../../platform/writes/idempotency-key.js';
import type { NotificationKind } from '../kinds.js';
import { NotificationKindEnum } from '../notification.types.js';
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

const Which = (): ParameterDecorator => Args('id', { type: () => UuidScalar, description: 'Which.' });

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
    @IdempotencyKey() key: string,
    @Args('name', { type: () => NameScalar, description: 'What it is for, at most 100 characters.' }) name: string,
    @Args('url', {
      type: () => String,
      description: 'Where messages are sent: https, without a username, at most 2000 characters.',
    })
    url: string,
    @Args('kinds', { type: () => [NotificationKindEnum], description: 'What it is told of.' })
    kinds: NotificationKind[],
  ): Promise<WebhookSecretMade | Refused> {
    return this.webhooks.register(caller, key, { name, url, kinds });
  }

  @Allows('login')
  @Mutation(() => WebhookResult, { description: 'Changes the name of a webhook, or what it is told of.' })
  changeWebhook(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Which() id: string,
    @Args('name', { type: () => NameScalar, nullable: true, description: 'The new name; as it is if left out.' })
    name?: string | null,
    @Args('kinds', {
      type: () => [NotificationKindEnum],
      nullable: true,
      description: 'What it is told of; as it is if left out.',
    })
    kinds?: NotificationKind[] | null,
  ): Promise<WebhookSaved | Refused> {
    return this.webhooks.change(caller, key, id, {
      ...(name == null ? {} : { name }),
      ...(kinds == null ? {} : { kinds }),
    });
  }

  @Allows('login')
  @Mutation(() => WebhookSecretResult, {
    description: 'Gives a webhook a new secret. For 24 hours messages are signed with both.',
  })
  renewWebhookSecret(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Which() id: string,
  ): Promise<WebhookSecretMade | Refused> {
    return this.webhooks.renewSecret(caller, key, id);
  }

  @Allows('login')
  @Mutation(() => WebhookResult, { description: 'Sends nothing to a webhook until it is resumed.' })
  pauseWebhook(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Which() id: string,
  ): Promise<WebhookSaved | Refused> {
    return this.webhooks.pause(caller, key, id);
  }

  @Allows('login')
  @Mutation(() => WebhookResult, {
    description: 'Sends to a webhook again. What it missed is not made up for; `redeliver` sends what was given up.',
  })
  resumeWebhook(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Which() id: string,
  ): Promise<WebhookSaved | Refused> {
    return this.webhooks.resume(caller, key, id);
  }

  @Allows('login')
  @Mutation(() => RemoveWebhookResult, { description: 'Removes a webhook.' })
  removeWebhook(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Which() id: string,
  ): Promise<WebhookRemoved | Refused> {
    return this.webhooks.remove(caller, key, id);
  }

  @Allows('login')
  @Mutation(() => DeliveryResult, {
    description: 'Sends a test to a webhook; at most 30 messages an hour are sent by hand.',
  })
  testWebhook(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Which() id: string,
  ): Promise<DeliveryQueued | Refused> {
    return this.redelivery.test(caller, key, id);
  }

  @Allows('login')
  @Mutation(() => DeliveryResult, {
    description:
      'Sends a message to its webhook again, under the same `webhook-id`; at most 30 an hour are sent by hand.',
  })
  redeliver(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('id', { type: () => UuidScalar, description: 'Which delivery.' }) id: string,
  ): Promise<DeliveryQueued | Refused> {
    return this.redelivery.again(caller, key, id);
  }
}

@Resolver(() => WebhookSecretMade)
export class WebhookSecretMadeResolver {
  constructor(private readonly webhooks: WebhooksLoader) {}

  @ResolveField(() => Webhook, { nullable: true, description: 'The webhook; null if it was removed since.' })
  webhook(@Parent() { webhookId }: WebhookSecretMade, @Context() context: RequestContext): Promise<WebhookRow | null> {
    return this.webhooks.find(context, webhookId);
  }
}

@Resolver(() => WebhookSaved)
export class WebhookSavedResolver {
  constructor(private readonly webhooks: WebhooksLoader) {}

  @ResolveField(() => Webhook, { nullable: true, description: 'The webhook; null if it was removed since.' })
  webhook(@Parent() { webhookId }: WebhookSaved, @Context() context: RequestContext): Promise<WebhookRow | null> {
    return this.webhooks.find(context, webhookId);
  }
}
