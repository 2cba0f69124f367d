import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Day, Year } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `openSeason` takes.' })
export class OpenSeasonInput extends WriteInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @Day('The day of the annual meeting, if it is fixed already (D22).', { nullable: true })
  annualMeeting: string | null = null;
}

@InputType({ description: 'What `setAnnualMeeting` takes.' })
export class SetAnnualMeetingInput extends WriteInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @Day('The day; null while it is not fixed: then every match of the season needs an approval.', { nullable: true })
  annualMeeting: string | null = null;
}
