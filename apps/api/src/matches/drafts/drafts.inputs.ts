import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Id, Version } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `startDraft` takes.' })
export class StartDraftInput extends WriteInput {
  @Id('The planned match.')
  plannedMatchId!: string;

  @Id('The side whose draft it is; left out by the jury for its own.', { nullable: true })
  sideId: string | null = null;
}

@InputType({ description: 'What `deleteDraft` takes.' })
export class DeleteDraftInput extends WriteInput {
  @Id('The draft.')
  draftId!: string;

  @Version('Its version that is deleted.')
  version!: number;
}
