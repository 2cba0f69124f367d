import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { NameScalar, UuidScalar, WordsScalar } from '../../../platform/schema/scalars.js';
import { IsId, IsName, IsWords } from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';

@InputType({ description: 'What `renamePerson` takes.' })
export class RenamePersonInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Whose name.' })
  @IsId()
  personId!: string;

  @Field(() => NameScalar, { description: 'The new name.' })
  @IsName()
  name!: string;

  @Field(() => WordsScalar, { description: 'Why. The log keeps it, so it should name nobody.' })
  @IsWords()
  reason!: string;
}

@InputType({ description: 'What `undoRename` takes.' })
export class UndoRenameInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Whose name.' })
  @IsId()
  personId!: string;

  @Field(() => WordsScalar, { description: 'Why. The log keeps it, so it should name nobody.' })
  @IsWords()
  reason!: string;
}

@InputType({ description: 'What `setPseudonym` takes.' })
export class SetPseudonymInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Whose name.' })
  @IsId()
  personId!: string;

  @Field(() => Boolean, { description: 'Whether a pseudonym is shown.' })
  @IsBoolean()
  pseudonymous!: boolean;
}
