import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { Ids } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What `markNoticesSeen` takes.' })
export class MarkNoticesSeenInput extends WriteInput {
  @Ids('Which.', { most: 200 })
  ids!: string[];
}
