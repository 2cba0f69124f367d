import { InputType } from '@nestjs/graphql';
import { NotificationKindEnum } from '../notification.types.js';
import { type NotificationKind } from '../kinds.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { Choices, Id, Name, PlainText } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What `registerWebhook` takes.' })
export class RegisterWebhookInput extends WriteInput {
  @Name('What it is for, at most 100 characters.')
  name!: string;

  @PlainText(10_000, 'Where messages are sent: https, without a username, at most 2000 characters.')
  url!: string;

  @Choices(NotificationKindEnum, 'What it is told of.', { most: 50 })
  kinds!: NotificationKind[];
}

@InputType({ description: 'What `changeWebhook` takes.' })
export class ChangeWebhookInput extends WriteInput {
  @Id('Which.')
  webhookId!: string;

  @Name('The new name; as it is if left out.', { nullable: true })
  name: string | null = null;

  @Choices(NotificationKindEnum, 'What it is told of; as it is if left out.', { most: 50, nullable: true })
  kinds: NotificationKind[] | null = null;
}

@InputType({ description: 'What `renewWebhookSecret` takes.' })
export class RenewWebhookSecretInput extends WriteInput {
  @Id('Which.')
  webhookId!: string;
}

@InputType({ description: 'What `pauseWebhook` takes.' })
export class PauseWebhookInput extends WriteInput {
  @Id('Which.')
  webhookId!: string;
}

@InputType({ description: 'What `resumeWebhook` takes.' })
export class ResumeWebhookInput extends WriteInput {
  @Id('Which.')
  webhookId!: string;
}

@InputType({ description: 'What `removeWebhook` takes.' })
export class RemoveWebhookInput extends WriteInput {
  @Id('Which.')
  webhookId!: string;
}

@InputType({ description: 'What `testWebhook` takes.' })
export class TestWebhookInput extends WriteInput {
  @Id('Which.')
  webhookId!: string;
}

@InputType({ description: 'What `redeliver` takes.' })
export class RedeliverInput extends WriteInput {
  @Id('Which delivery.')
  deliveryId!: string;
}
