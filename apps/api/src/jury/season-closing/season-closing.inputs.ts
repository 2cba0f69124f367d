import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Words, Year } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `closeSeason` takes.' })
export class CloseSeasonInput extends WriteInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @Words('What the log should say.', { nullable: true })
  reason: string | null = null;
}

@InputType({ description: 'What `reopenSeason` takes.' })
export class ReopenSeasonInput extends WriteInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @Words('Why; the log keeps it.')
  reason!: string;
}
