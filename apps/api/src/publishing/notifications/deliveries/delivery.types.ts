import { Field, GraphQLISODateTime, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../../platform/graphql/connection.js';
import { enumOf } from '../../../platform/schema/enum-of.js';
import { UuidScalar } from '../../../platform/schema/scalars.js';
import type { Channel } from '../kinds.js';
import { NotificationChannelEnum } from '../notification.types.js';
import type { DeliveryState } from './deliveries.repository.js';

export const DeliveryStateEnum = enumOf<DeliveryState>('DeliveryState', 'How a delivery stands.', {
  waiting: 'It waits for its first or its next attempt.',
  delivered: 'The mail server, or the receiver of the webhook, has taken it.',
  failed: 'It was given up.',
  dropped:
    'Nobody waits for it any more: the account, the address or the sight of what it is about is gone, or the webhook is paused.',
});

@ObjectType({ description: 'A notification on its way by mail or to a webhook. Kept for 30 days.' })
export class Delivery {
  @Field(() => UuidScalar, { description: 'Its id; of a test also the `webhook-id`.' })
  id!: string;

  @Field(() => NotificationChannelEnum, { description: 'How.' })
  channel!: Channel;

  webhookId!: string | null;

  notificationId!: string | null;

  @Field(() => Boolean, { description: 'Somebody asked for it: a test, or once more.' })
  byHand!: boolean;

  @Field(() => DeliveryStateEnum, { description: 'How it stands.' })
  state!: DeliveryState;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was tried last.' })
  lastAttemptAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it is tried next, if it was tried and waits.' })
  nextAttemptAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'What the receiver of the webhook answered: a status of HTTP.' })
  responseStatus!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A word for what went wrong at the last attempt: `timeout`, `status`, `redirect`, `address: inner`. docs/notifications.md has them all.',
  })
  problem!: string | null;
}

export const DeliveryConnection = connectionOf(Delivery);
