import { Field, InputType, Int } from '@nestjs/graphql';
import { Allow, IsBoolean } from 'class-validator';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';
import { type Competition } from '@tarokk/competition';
import { NameScalar, UuidScalar, WordsScalar } from '../../platform/schema/scalars.js';
import { IsId, IsName, IsText, IsWords, IsYear } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `importOldTable` takes.' })
export class ImportOldTableInput extends WriteInput {
  @Field(() => String, {
    description:
      'CSV with a first line of column names: name; if the table has them, rank, matches and points; and any others, which are kept as written.',
  })
  @IsText(5_000_000)
  csv!: string;

  @Field(() => Int, { description: 'The year, 1900–2200.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => CompetitionEnum, { description: 'What it is of.' })
  @Allow()
  competition!: Competition;

  @Field(() => NameScalar, { description: 'Its title.' })
  @IsName()
  title!: string;

  @Field(() => NameScalar, { description: 'Where it comes from.' })
  @IsName()
  source!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only says what is wrong with it. Leaves no trace, the idempotency key neither.',
  })
  @IsBoolean()
  dryRun: boolean = false;
}

@InputType({ description: 'What `removeOldTable` takes.' })
export class RemoveOldTableInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The id of the table.' })
  @IsId()
  oldTableId!: string;

  @Field(() => WordsScalar, { description: 'Why, for the log.' })
  @IsWords()
  reason!: string;
}
