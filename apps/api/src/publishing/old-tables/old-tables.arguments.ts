import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';
import { type Competition } from '@tarokk/competition';
import { Choice, Year } from '../../platform/inputs/fields.js';

@ArgsType()
export class OldTablesArguments extends PageArguments {
  @Year('Of this year alone.', { nullable: true })
  seasonYear: number | null = null;

  @Choice(CompetitionEnum, 'Of this competition alone.', { nullable: true })
  competition: Competition | null = null;
}
