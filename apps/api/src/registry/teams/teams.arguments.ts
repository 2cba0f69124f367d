import { ArgsType, Field, Int } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { PageArguments } from '../../platform/graphql/connection.js';
import { TeamStateEnum, type TeamState } from './team.types.js';
import { IsYear } from '../../platform/inputs/validators.js';

@ArgsType()
export class TeamsArguments extends PageArguments {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => [TeamStateEnum], { defaultValue: ['takes-part'], description: 'In one of these states.' })
  @Allow()
  states: readonly TeamState[] = ['takes-part'];
}
