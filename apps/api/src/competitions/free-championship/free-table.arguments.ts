import { ArgsType } from '@nestjs/graphql';
import { Day, Year } from '../../platform/inputs/fields.js';

@ArgsType()
export class FreeTableArguments {
  @Year('The year.')
  seasonYear!: number;

  @Day('As it was on the evening of this day (D9): later games are left out. As it stands now if left out.', {
    nullable: true,
  })
  asOf: string | null = null;
}
