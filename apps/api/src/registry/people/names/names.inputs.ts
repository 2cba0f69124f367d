import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { Flag, Id, Name, Words } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What `renamePerson` takes.' })
export class RenamePersonInput extends WriteInput {
  @Id('Whose name.')
  personId!: string;

  @Name('The new name.')
  name!: string;

  @Words('Why. The log keeps it, so it should name nobody.')
  reason!: string;
}

@InputType({ description: 'What `undoRename` takes.' })
export class UndoRenameInput extends WriteInput {
  @Id('Whose name.')
  personId!: string;

  @Words('Why. The log keeps it, so it should name nobody.')
  reason!: string;
}

@InputType({ description: 'What `setPseudonym` takes.' })
export class SetPseudonymInput extends WriteInput {
  @Id('Whose name.')
  personId!: string;

  @Flag('Whether a pseudonym is shown.')
  pseudonymous!: boolean;
}
