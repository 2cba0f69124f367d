import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsOptional } from 'class-validator';
import { NameScalar, UuidScalar, WordsScalar } from '../../../platform/schema/scalars.js';
import { IsId, IsName, IsText, IsWords } from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';

@InputType({ description: 'What `importOldTrophies` takes.' })
export class ImportOldTrophiesInput extends WriteInput {
  @Field(() => String, {
    description:
      'CSV with a first line of column names: player, count; and, if the list has them, trophy (an id), date (a day or a year, not one that is still to come), partner, team, opponents, competition.',
  })
  @IsText(5_000_000)
  csv!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only says what would be entered. Leaves no trace, the idempotency key neither.',
  })
  @IsBoolean()
  dryRun: boolean = false;

  @Field(() => NameScalar, { nullable: true, description: 'Where the list comes from.' })
  @IsOptional()
  @IsName()
  source: string | null = null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Players whom nobody knows are entered as persons, instead of being named as problems.',
  })
  @IsBoolean()
  createPlayers: boolean = false;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Lines that say what an old list in the office says already are entered once more; otherwise each is named as a problem.',
  })
  @IsBoolean()
  acknowledgeRepeated: boolean = false;
}

@InputType({ description: 'What `removeOldList` takes.' })
export class RemoveOldListInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The id of the list.' })
  @IsId()
  oldListId!: string;

  @Field(() => WordsScalar, { description: 'Why, for the log.' })
  @IsWords()
  reason!: string;
}

@InputType({ description: 'What `removeOldTrophy` takes.' })
export class RemoveOldTrophyInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The id of the entry.' })
  @IsId()
  trophyId!: string;

  @Field(() => WordsScalar, { description: 'Why, for the log.' })
  @IsWords()
  reason!: string;
}
