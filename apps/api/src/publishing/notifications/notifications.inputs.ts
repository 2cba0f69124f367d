import { InputType } from '@nestjs/graphql';
import { NotificationSettingInput } from './notification.types.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Ids, Parts } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `markNotificationsRead` takes.' })
export class MarkNotificationsReadInput extends WriteInput {
  @Ids('Which, at most 100; all of them if left out.', { most: 200, nullable: true })
  ids: string[] | null = null;
}

@InputType({ description: 'What `setNotifications` takes.' })
export class SetNotificationsInput extends WriteInput {
  @Parts(NotificationSettingInput, 'What is wanted, and what is not.', { most: 200 })
  settings!: NotificationSettingInput[];
}
