import { Field, InputType } from '@nestjs/graphql';
import { UuidScalar } from '../../../platform/schema/scalars.js';
import { IsId, IsList } from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';

@InputType({ description: 'What `markNoticesSeen` takes.' })
export class MarkNoticesSeenInput extends WriteInput {
  @Field(() => [UuidScalar], { description: 'Which.' })
  @IsList(200)
  @IsId({ each: true })
  ids!: string[];
}
