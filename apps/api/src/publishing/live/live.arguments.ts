import { ArgsType } from '@nestjs/graphql';
import { Id, PlainText, Year } from '../../platform/inputs/fields.js';

@ArgsType()
abstract class ResumableArguments {
  @PlainText(1_000, 'The cursor received last: resumes there, without a gap.', { nullable: true })
  after: string | null = null;
}

@ArgsType()
export class SeasonChangedArguments extends ResumableArguments {
  @Year('The year of the season.')
  seasonYear!: number;
}

@ArgsType()
export class GrandPrixChangedArguments extends ResumableArguments {
  @Id('The Grand Prix.')
  id!: string;
}

@ArgsType()
export class ResultsChangedArguments extends ResumableArguments {
  @Id('With this person at the table, or in one of the teams.', { nullable: true })
  personId: string | null = null;

  @Id('Of this team or pair.', { nullable: true })
  sideId: string | null = null;
}

@ArgsType()
export class MatchChangedArguments extends ResumableArguments {
  @Id('The match.')
  id!: string;
}
