import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Flag, Id, Words } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `mergePersons` takes.' })
export class MergePersonsInput extends WriteInput {
  @Id('The entry that is given up: better the one with less.')
  fromId!: string;

  @Id('The entry under which the person is kept.')
  intoId!: string;

  @Words('Why. The log keeps it, so it should name nobody.')
  reason!: string;

  @Flag('Both have an account, and that of the entry given up is closed: an admin decides it.', { defaultValue: false })
  closeAccount: boolean = false;
}

@InputType({ description: 'What `undoMerge` takes.' })
export class UndoMergeInput extends WriteInput {
  @Id('The merge.')
  mergeId!: string;

  @Words('Why. The log keeps it, so it should name nobody.')
  reason!: string;
}
