import { ArgsType, Field, Int } from '@nestjs/graphql';
import { Allow, IsOptional } from 'class-validator';
import { PageArguments } from '../../platform/graphql/connection.js';
import { RequestKindEnum, RequestStateEnum, type RequestEnd } from '../planned-matches/request.enums.js';
import { type RequestKind } from '@tarokk/competition';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { IsId, IsList, IsYear } from '../../platform/inputs/validators.js';

@ArgsType()
export class RequestsArguments extends PageArguments {
  @Field(() => Int, { nullable: true, description: 'Of the season of this year.' })
  @IsOptional()
  @IsYear()
  seasonYear: number | null = null;

  @Field(() => [RequestKindEnum], { nullable: true, description: 'Of these kinds.' })
  @IsOptional()
  @IsList(50)
  @Allow()
  kinds: readonly RequestKind[] | null = null;

  @Field(() => [RequestStateEnum], { nullable: true, description: 'That stand so.' })
  @IsOptional()
  @IsList(20)
  @Allow()
  states: readonly RequestEnd[] | null = null;

  @Field(() => UuidScalar, { nullable: true, description: 'That concern this side.' })
  @IsOptional()
  @IsId()
  sideId: string | null = null;

  @Field(() => UuidScalar, { nullable: true, description: 'About this planned match.' })
  @IsOptional()
  @IsId()
  plannedMatchId: string | null = null;
}
