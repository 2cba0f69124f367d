import { Field, GraphQLISODateTime, InputType, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/schema/enum-of.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { type EventName, eventNames, eventOf } from './events.js';
import { type Channel, type NotificationKind, notificationKinds } from './kinds.js';
import { Choice, Flag } from '../../platform/inputs/fields.js';

export const NotificationKindEnum = enumOf<NotificationKind>(
  'NotificationKind',
  'What somebody is told of, as they switch it on and off.',
  notificationKinds,
);

export const NotificationEventEnum = enumOf<EventName>(
  'NotificationEvent',
  'What has happened.',
  eventNames,
  (name) => eventOf(name).meaning,
);

export const NotificationChannelEnum = enumOf<Channel>(
  'NotificationChannel',
  'How somebody is told outside the office. In the office there is a list of all that they are told of.',
  {
    mail: 'A letter to the e-mail address of the person, in the language of the account; one for all that comes at the same time.',
    webhook: 'A signed message to the webhooks of the account.',
  },
);

@ObjectType({ description: 'Something that concerns the reader. Kept for 180 days.' })
export class Notification {
  @Field(() => UuidScalar, { description: 'Its id: the `webhook-id` of the message that tells of it.' })
  id!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was marked as read.' })
  readAt!: Date | null;

  event!: string;

  subjectId!: string | null;

  values!: unknown;
}

export const NotificationConnection = connectionOf(Notification);

@ObjectType({ description: 'Whether somebody is told of a kind of events in a way.' })
export class NotificationSetting {
  @Field(() => NotificationKindEnum, { description: 'Of what.' })
  kind!: NotificationKind;

  @Field(() => NotificationChannelEnum, { description: 'How.' })
  channel!: Channel;

  @Field(() => Boolean, { description: 'Whether they want it; everything is wanted until it is switched off.' })
  enabled!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether it can come to anything: letters need a mail server of the office and an e-mail address, webhooks a key of the office; of some kinds nothing is told in this way.',
  })
  offered!: boolean;
}

@InputType({ description: 'Switches a kind of events on or off in one way.' })
export class NotificationSettingInput {
  @Choice(NotificationKindEnum, 'Of what.')
  kind!: NotificationKind;

  @Choice(NotificationChannelEnum, 'How.')
  channel!: Channel;

  @Flag('Whether it is wanted.')
  enabled!: boolean;
}

@ObjectType({ description: 'These notifications are read.' })
export class NotificationsRead {
  readonly __typename = 'NotificationsRead';

  accountId!: string;
}

@ObjectType({ description: 'The settings are kept.' })
export class NotificationsSet {
  readonly __typename = 'NotificationsSet';

  accountId!: string;
}

export const MarkNotificationsReadResult = resultOf('MarkNotificationsReadResult', () => [NotificationsRead]);
export const SetNotificationsResult = resultOf('SetNotificationsResult', () => [NotificationsSet]);
