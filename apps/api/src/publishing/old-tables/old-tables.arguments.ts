import { ArgsType, Field, Int } from '@nestjs/graphql';
import { Allow, IsOptional } from 'class-validator';
import { PageArguments } from '../../platform/graphql/connection.js';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';
import { type Competition } from '@tarokk/competition';
import { IsYear } from '../../platform/inputs/validators.js';

@ArgsType()
export class OldTablesArguments extends PageArguments {
  @Field(() => Int, { nullable: true, description: 'Of this year alone.' })
  @IsOptional()
  @IsYear()
  seasonYear: number | null = null;

  @Field(() => CompetitionEnum, { nullable: true, description: 'Of this competition alone.' })
  @IsOptional()
  @Allow()
  competition: Competition | null = null;
}
