import { Field, InputType, Int } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { IsId, IsVersion } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `startDraft` takes.' })
export class StartDraftInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The planned match.' })
  @IsId()
  plannedMatchId!: string;

  @Field(() => UuidScalar, {
    nullable: true,
    description: 'The side whose draft it is; left out by the jury for its own.',
  })
  @IsOptional()
  @IsId()
  sideId: string | null = null;
}

@InputType({ description: 'What `deleteDraft` takes.' })
export class DeleteDraftInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The draft.' })
  @IsId()
  draftId!: string;

  @Field(() => Int, { description: 'Its version that is deleted.' })
  @IsVersion()
  version!: number;
}
