import { Field, InputType } from '@nestjs/graphql';
import { Allow, IsOptional } from 'class-validator';
import { NameScalar, UuidScalar } from '../../../platform/schema/scalars.js';
import { NotificationKindEnum } from '../notification.types.js';
import { type NotificationKind } from '../kinds.js';
import { IsId, IsList, IsName, IsText } from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';

@InputType({ description: 'What `registerWebhook` takes.' })
export class RegisterWebhookInput extends WriteInput {
  @Field(() => NameScalar, { description: 'What it is for, at most 100 characters.' })
  @IsName()
  name!: string;

  @Field(() => String, { description: 'Where messages are sent: https, without a username, at most 2000 characters.' })
  @IsText(10_000)
  url!: string;

  @Field(() => [NotificationKindEnum], { description: 'What it is told of.' })
  @IsList(50)
  @Allow()
  kinds!: NotificationKind[];
}

@InputType({ description: 'What `changeWebhook` takes.' })
export class ChangeWebhookInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Which.' })
  @IsId()
  webhookId!: string;

  @Field(() => NameScalar, { nullable: true, description: 'The new name; as it is if left out.' })
  @IsOptional()
  @IsName()
  name: string | null = null;

  @Field(() => [NotificationKindEnum], { nullable: true, description: 'What it is told of; as it is if left out.' })
  @IsOptional()
  @IsList(50)
  @Allow()
  kinds: NotificationKind[] | null = null;
}

@InputType({ description: 'What `renewWebhookSecret` takes.' })
export class RenewWebhookSecretInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Which.' })
  @IsId()
  webhookId!: string;
}

@InputType({ description: 'What `pauseWebhook` takes.' })
export class PauseWebhookInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Which.' })
  @IsId()
  webhookId!: string;
}

@InputType({ description: 'What `resumeWebhook` takes.' })
export class ResumeWebhookInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Which.' })
  @IsId()
  webhookId!: string;
}

@InputType({ description: 'What `removeWebhook` takes.' })
export class RemoveWebhookInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Which.' })
  @IsId()
  webhookId!: string;
}

@InputType({ description: 'What `testWebhook` takes.' })
export class TestWebhookInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Which.' })
  @IsId()
  webhookId!: string;
}

@InputType({ description: 'What `redeliver` takes.' })
export class RedeliverInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Which delivery.' })
  @IsId()
  deliveryId!: string;
}
