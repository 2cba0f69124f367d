import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { UuidScalar } from '../../platform/graphql/scalars.js';
import { IsId, IsText, IsYear } from '../../platform/inputs/validators.js';

@ArgsType()
export class StandingsChangedArguments {
  @Field(() => Int, { description: 'The season.' })
  @IsYear()
  year!: number;

  @Field(() => String, { nullable: true, description: 'The cursor received last: resumes there, without a gap.' })
  @IsOptional()
  @IsText(1_000)
  after: string | null = null;
}

@ArgsType()
export class CupChangedArguments {
  @Field(() => Int, { description: 'The season.' })
  @IsYear()
  year!: number;

  @Field(() => String, { nullable: true, description: 'The cursor received last: resumes there, without a gap.' })
  @IsOptional()
  @IsText(1_000)
  after: string | null = null;
}

@ArgsType()
export class FreeTableChangedArguments {
  @Field(() => Int, { description: 'The year.' })
  @IsYear()
  year!: number;

  @Field(() => String, { nullable: true, description: 'The cursor received last: resumes there, without a gap.' })
  @IsOptional()
  @IsText(1_000)
  after: string | null = null;
}

@ArgsType()
export class GrandPrixChangedArguments {
  @Field(() => UuidScalar, { description: 'The Grand Prix.' })
  @IsId()
  id!: string;

  @Field(() => String, { nullable: true, description: 'The cursor received last: resumes there, without a gap.' })
  @IsOptional()
  @IsText(1_000)
  after: string | null = null;
}

@ArgsType()
export class ResultsChangedArguments {
  @Field(() => UuidScalar, { nullable: true, description: 'With this person at the table, or in one of the teams.' })
  @IsOptional()
  @IsId()
  player: string | null = null;

  @Field(() => UuidScalar, { nullable: true, description: 'Of this team or pair.' })
  @IsOptional()
  @IsId()
  side: string | null = null;

  @Field(() => String, { nullable: true, description: 'The cursor received last: resumes there, without a gap.' })
  @IsOptional()
  @IsText(1_000)
  after: string | null = null;
}

@ArgsType()
export class MatchChangedArguments {
  @Field(() => UuidScalar, { description: 'The match.' })
  @IsId()
  id!: string;

  @Field(() => String, { nullable: true, description: 'The cursor received last: resumes there, without a gap.' })
  @IsOptional()
  @IsText(1_000)
  after: string | null = null;
}
