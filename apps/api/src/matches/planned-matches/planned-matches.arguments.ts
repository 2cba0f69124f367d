import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { Day, Flag, Id, Year } from '../../platform/inputs/fields.js';

@ArgsType()
export class PlannedMatchesArguments extends PageArguments {
  @Year('Of the season of this year.', { nullable: true })
  seasonYear: number | null = null;

  @Id('Of this side.', { nullable: true })
  sideId: string | null = null;

  @Day('On this day or later.', { nullable: true })
  from: string | null = null;

  @Day('On this day or earlier.', { nullable: true })
  until: string | null = null;

  @Flag('Also those that were cancelled.', { defaultValue: false })
  withCancelled: boolean = false;
}
