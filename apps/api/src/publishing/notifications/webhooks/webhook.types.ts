import { Field, GraphQLISODateTime, ObjectType } from '@nestjs/graphql';
import { enumOf } from '../../../platform/schema/enum-of.js';
import { resultOf } from '../../../platform/problems/refused.types.js';
import { UuidScalar } from '../../../platform/schema/scalars.js';
import { NotificationKindEnum } from '../notification.types.js';
import type { PauseReason } from './webhooks.repository.js';

export const WebhookPauseEnum = enumOf<PauseReason>('WebhookPause', 'Why a webhook is paused.', {
  owner: 'Its owner paused it.',
  failures: 'A message was given up, and none has got through since it was made.',
  gone: 'Its receiver answered 410: it is gone for good.',
  key: 'The office no longer has the key from which its secret was derived: renew the secret.',
});

@ObjectType({
  description:
    'An address of the account that is sent signed messages. Its secret is shown once. How to receive them: docs/notifications.md.',
})
export class Webhook {
  @Field(() => UuidScalar, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'What it is for, as its owner calls it.' })
  name!: string;

  @Field(() => String, { description: 'Where messages are sent.' })
  url!: string;

  @Field(() => [NotificationKindEnum], { description: 'What it is told of.' })
  kinds!: readonly string[];

  @Field(() => GraphQLISODateTime, { description: 'When it was registered.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'Since when it has its present secret. For 24 hours messages are signed with the one before as well.',
  })
  secretSince!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Since when it is paused: nothing is sent to it. Null while it is not.',
  })
  pausedAt!: Date | null;

  @Field(() => WebhookPauseEnum, { nullable: true, description: 'Why it is paused.' })
  pauseReason!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When its receiver took a message last.' })
  lastDeliveredAt!: Date | null;
}

@ObjectType({ description: 'A webhook with a new secret.' })
export class WebhookSecretMade {
  readonly __typename = 'WebhookSecretMade';

  webhookId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The secret to verify messages with, `whsec_…`. Shown once: null when the request is repeated.',
  })
  secret?: string | null;
}

@ObjectType({ description: 'The webhook as it is now.' })
export class WebhookSaved {
  readonly __typename = 'WebhookSaved';

  webhookId!: string;
}

@ObjectType({ description: 'The webhook and the log of its deliveries are gone.' })
export class WebhookRemoved {
  readonly __typename = 'WebhookRemoved';

  @Field(() => UuidScalar, { description: 'Which.' })
  webhookId!: string;
}

@ObjectType({ description: 'A message is on its way.' })
export class DeliveryQueued {
  readonly __typename = 'DeliveryQueued';

  deliveryId!: string;
}

export const WebhookSecretResult = resultOf('WebhookSecretResult', () => [WebhookSecretMade]);
export const WebhookResult = resultOf('WebhookResult', () => [WebhookSaved]);
export const RemoveWebhookResult = resultOf('RemoveWebhookResult', () => [WebhookRemoved]);
export const DeliveryResult = resultOf('DeliveryResult', () => [DeliveryQueued]);
