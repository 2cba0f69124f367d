import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { IsId, IsText, IsYear } from '../../platform/inputs/validators.js';

@ArgsType()
abstract class ResumableArguments {
  @Field(() => String, { nullable: true, description: 'The cursor received last: resumes there, without a gap.' })
  @IsOptional()
  @IsText(1_000)
  after: string | null = null;
}

@ArgsType()
export class SeasonChangedArguments extends ResumableArguments {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;
}

@ArgsType()
export class GrandPrixChangedArguments extends ResumableArguments {
  @Field(() => UuidScalar, { description: 'The Grand Prix.' })
  @IsId()
  id!: string;
}

@ArgsType()
export class ResultsChangedArguments extends ResumableArguments {
  @Field(() => UuidScalar, { nullable: true, description: 'With this person at the table, or in one of the teams.' })
  @IsOptional()
  @IsId()
  personId: string | null = null;

  @Field(() => UuidScalar, { nullable: true, description: 'Of this team or pair.' })
  @IsOptional()
  @IsId()
  sideId: string | null = null;
}

@ArgsType()
export class MatchChangedArguments extends ResumableArguments {
  @Field(() => UuidScalar, { description: 'The match.' })
  @IsId()
  id!: string;
}
