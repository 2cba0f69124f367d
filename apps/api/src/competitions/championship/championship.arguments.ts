import { ArgsType } from '@nestjs/graphql';
import { Day, Year } from '../../platform/inputs/fields.js';

@ArgsType()
export class ChampionshipTableArguments {
  @Year('The year of the season.')
  seasonYear!: number;

  @Day('As it was on the evening of this day (D9): later matches are left out. As it stands now if left out.', {
    nullable: true,
  })
  asOf: string | null = null;

  @Day(
    'From the evening of this day on changes of rank count; the last day of the month before that of the table if left out.',
    { nullable: true },
  )
  since: string | null = null;
}
