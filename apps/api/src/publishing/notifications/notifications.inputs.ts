import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { NotificationSettingInput } from './notification.types.js';
import { IsId, IsList } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `markNotificationsRead` takes.' })
export class MarkNotificationsReadInput extends WriteInput {
  @Field(() => [UuidScalar], { nullable: true, description: 'Which, at most 100; all of them if left out.' })
  @IsOptional()
  @IsList(200)
  @IsId({ each: true })
  ids: string[] | null = null;
}

@InputType({ description: 'What `setNotifications` takes.' })
export class SetNotificationsInput extends WriteInput {
  @Field(() => [NotificationSettingInput], { description: 'What is wanted, and what is not.' })
  @IsList(200)
  @ValidateNested({ each: true })
  @Type(() => NotificationSettingInput)
  settings!: NotificationSettingInput[];
}
