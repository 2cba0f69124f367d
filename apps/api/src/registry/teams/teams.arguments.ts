import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { TeamStateEnum, type TeamState } from './team.types.js';
import { Choices, Year } from '../../platform/inputs/fields.js';

@ArgsType()
export class TeamsArguments extends PageArguments {
  @Year('The year of the season.')
  seasonYear!: number;

  @Choices(TeamStateEnum, 'In one of these states.', { defaultValue: ['takes-part'] })
  states: readonly TeamState[] = ['takes-part'];
}
