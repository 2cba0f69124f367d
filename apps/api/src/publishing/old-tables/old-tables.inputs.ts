import { InputType } from '@nestjs/graphql';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';
import { type Competition } from '@tarokk/competition';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Choice, Flag, Id, Name, PlainText, Words, Year } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `importOldTable` takes.' })
export class ImportOldTableInput extends WriteInput {
  @PlainText(
    5_000_000,
    'CSV with a first line of column names: name; if the table has them, rank, matches and points; and any others, which are kept as written.',
  )
  csv!: string;

  @Year('The year, 1900–2200.')
  seasonYear!: number;

  @Choice(CompetitionEnum, 'What it is of.')
  competition!: Competition;

  @Name('Its title.')
  title!: string;

  @Name('Where it comes from.')
  source!: string;

  @Flag('Only says what is wrong with it. Leaves no trace, the idempotency key neither.', { defaultValue: false })
  dryRun: boolean = false;
}

@InputType({ description: 'What `removeOldTable` takes.' })
export class RemoveOldTableInput extends WriteInput {
  @Id('The id of the table.')
  oldTableId!: string;

  @Words('Why, for the log.')
  reason!: string;
}
