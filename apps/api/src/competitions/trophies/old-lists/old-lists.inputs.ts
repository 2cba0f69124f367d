import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { Flag, Id, Name, PlainText, Words } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What `importOldTrophies` takes.' })
export class ImportOldTrophiesInput extends WriteInput {
  @PlainText(
    5_000_000,
    'CSV with a first line of column names: player, count; and, if the list has them, trophy (an id), date (a day or a year, not one that is still to come), partner, team, opponents, competition.',
  )
  csv!: string;

  @Flag('Only says what would be entered. Leaves no trace, the idempotency key neither.', { defaultValue: false })
  dryRun: boolean = false;

  @Name('Where the list comes from.', { nullable: true })
  source: string | null = null;

  @Flag('Players whom nobody knows are entered as persons, instead of being named as problems.', {
    defaultValue: false,
  })
  createPlayers: boolean = false;

  @Flag(
    'Lines that say what an old list in the office says already are entered once more; otherwise each is named as a problem.',
    { defaultValue: false },
  )
  acknowledgeRepeated: boolean = false;
}

@InputType({ description: 'What `removeOldList` takes.' })
export class RemoveOldListInput extends WriteInput {
  @Id('The id of the list.')
  oldListId!: string;

  @Words('Why, for the log.')
  reason!: string;
}

@InputType({ description: 'What `removeOldTrophy` takes.' })
export class RemoveOldTrophyInput extends WriteInput {
  @Id('The id of the entry.')
  trophyId!: string;

  @Words('Why, for the log.')
  reason!: string;
}
