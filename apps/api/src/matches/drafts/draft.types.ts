import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Node } from '../../platform/schema/node.type.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { connectionOf } from '../../platform/graphql/connection.js';
import { JsonScalar } from '../../platform/schema/json.scalar.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { Choice, Id, Name, Version } from '../../platform/inputs/fields.js';

@ObjectType({
  implements: () => Node,
  description:
    'A sheet that somebody is still writing; it need not be whole. Only the members of its side see it, or only the jury.',
})
export class Draft {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'What it is called in the list.' })
  title!: string;

  @Field(() => Int, { description: 'Which state of the draft this is; each save makes it one more.' })
  version!: number;

  @Field(() => Date, { description: 'When it was saved last.' })
  updatedAt!: Date;

  /** The resolver looks up what is an id here. */
  updatedBy!: string;

  sideId!: string | null;

  plannedMatchId!: string | null;
}

export const DraftConnection = connectionOf(Draft);

@InputType({ description: 'What `saveDraft` takes.' })
export class SaveDraftInput extends WriteInput {
  @Id('The draft to save; a new one if left out.', { nullable: true })
  draftId?: string | null;

  @Version('The version from which the sheet was made; needed with `id`, so that nothing of others is lost.', {
    nullable: true,
  })
  version?: number | null;

  @Name('What it is to be called.')
  title!: string;

  @Choice(JsonScalar, 'The sheet (tarokk-sheet/1) as far as it is written: an object of at most 256 KiB.')
  document!: unknown;

  @Id('Of a new draft: the side whose it is, for which the caller acts; left out by the jury for its own.', {
    nullable: true,
  })
  sideId?: string | null;

  @Id('Of a new draft: the planned match that it is of.', { nullable: true })
  plannedMatchId?: string | null;
}

@ObjectType({ description: 'The draft was saved.' })
export class DraftSaved {
  readonly __typename = 'DraftSaved';

  draftId!: string;

  @Field(() => Int, { description: 'The version that was saved: what the next save is made from.' })
  version!: number;
}

@ObjectType({ description: 'Somebody else has saved the draft meanwhile. Nothing was changed: here is what there is.' })
export class DraftConflict {
  readonly __typename = 'DraftConflict';

  draftId!: string;
}

@ObjectType({ description: 'The draft is gone.' })
export class DraftDeleted {
  readonly __typename = 'DraftDeleted';

  @Field(() => UuidScalar, { description: 'The id that it had.' })
  id!: string;
}

export const SaveDraftResult = resultOf('SaveDraftResult', () => [DraftSaved, DraftConflict]);
export const StartDraftResult = resultOf('StartDraftResult', () => [DraftSaved]);
export const DeleteDraftResult = resultOf('DeleteDraftResult', () => [DraftDeleted, DraftConflict]);
