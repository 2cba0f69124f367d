import { ArgsType, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Me } from '../../../identity/accounts/me.types.js';
import { creationKeys } from '../../../identity/accounts/page-by-creation.js';
import { type Connection, connection, PageArguments, sliceOf } from '../../../platform/graphql/connection.js';
import { inOrderOf, loaderPerRequest } from '../../../platform/graphql/loader.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { Notification } from '../notification.types.js';
import { type NotificationRow, NotificationsRepository } from '../notifications.repository.js';
import { DeliveryQueued, Webhook } from '../webhooks/webhook.types.js';
import { WebhooksLoader } from '../webhooks/webhooks.loader.js';
import type { WebhookRow } from '../webhooks/webhooks.repository.js';
import { DeliveriesRepository, type DeliveryRow } from './deliveries.repository.js';
import { Delivery, DeliveryConnection } from './delivery.types.js';
import { Arguments } from '../../../platform/inputs/input.js';
import { Id } from '../../../platform/inputs/fields.js';

@ArgsType()
class DeliveriesArguments extends PageArguments {
  @Id('Only those to this webhook.', { nullable: true })
  webhookId: string | null = null;
}

@Resolver(() => Me)
export class DeliveriesResolver {
  constructor(private readonly repository: DeliveriesRepository) {}

  @ResolveField(() => DeliveryConnection, {
    name: 'deliveries',
    description: 'The log of what was sent to the account by mail and to its webhooks, the latest first.',
  })
  async list(@Parent() { accountId }: Me, @Arguments() args: DeliveriesArguments): Promise<Connection<DeliveryRow>> {
    const slice = sliceOf(args);
    const webhookId = args.webhookId ?? null;
    const rows = await this.repository.list(accountId, slice, webhookId);
    return connection(rows, slice, creationKeys, () => this.repository.count(accountId, webhookId));
  }
}

@Resolver(() => Delivery)
export class DeliveryResolver {
  private readonly notificationLoader = loaderPerRequest<string, NotificationRow | null>(async (ids) =>
    inOrderOf(ids, await this.notifications.findByIds(ids), ({ id }) => id),
  );

  constructor(
    private readonly webhooks: WebhooksLoader,
    private readonly notifications: NotificationsRepository,
  ) {}

  @ResolveField(() => Webhook, { nullable: true, description: 'To which webhook; null for a letter.' })
  webhook(@Parent() { webhookId }: Delivery, @Context() context: RequestContext): Promise<WebhookRow | null> | null {
    return webhookId === null ? null : this.webhooks.find(context, webhookId);
  }

  @ResolveField(() => Notification, { nullable: true, description: 'What it tells of; null for a test.' })
  notification(
    @Parent() { notificationId }: Delivery,
    @Context() context: RequestContext,
  ): Promise<NotificationRow | null> | null {
    return notificationId === null ? null : this.notificationLoader(context).load(notificationId);
  }
}

@Resolver(() => DeliveryQueued)
export class DeliveryQueuedResolver {
  private readonly loader = loaderPerRequest<string, DeliveryRow | null>(async (ids) =>
    inOrderOf(ids, await this.repository.findByIds(ids), ({ id }) => id),
  );

  constructor(private readonly repository: DeliveriesRepository) {}

  @ResolveField(() => Delivery, { nullable: true, description: 'The delivery; null once it is no longer kept.' })
  delivery(@Parent() { deliveryId }: DeliveryQueued, @Context() context: RequestContext): Promise<DeliveryRow | null> {
    return this.loader(context).load(deliveryId);
  }
}
