import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { UuidScalar, WordsScalar } from '../../platform/schema/scalars.js';
import { IsId, IsWords } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `setOffices` takes.' })
export class SetOfficesInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Which account.' })
  @IsId()
  accountId!: string;

  @Field(() => Boolean, { description: 'Whether they are a member of the jury.' })
  @IsBoolean()
  jury!: boolean;

  @Field(() => Boolean, { description: 'Whether they are an admin.' })
  @IsBoolean()
  admin!: boolean;

  @Field(() => WordsScalar, { description: 'Why, for the log.' })
  @IsWords()
  reason!: string;
}

@InputType({ description: 'What `closeAccount` takes.' })
export class CloseAccountInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Which account.' })
  @IsId()
  accountId!: string;

  @Field(() => WordsScalar, { description: 'Why, for the log.' })
  @IsWords()
  reason!: string;
}

@InputType({ description: 'What `reopenAccount` takes.' })
export class ReopenAccountInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Which account.' })
  @IsId()
  accountId!: string;

  @Field(() => WordsScalar, { description: 'Why, for the log.' })
  @IsWords()
  reason!: string;
}
