import { Field, InputType, Int } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { WordsScalar } from '../../platform/schema/scalars.js';
import { IsWords, IsYear } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `closeSeason` takes.' })
export class CloseSeasonInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => WordsScalar, { nullable: true, description: 'What the log should say.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}

@InputType({ description: 'What `reopenSeason` takes.' })
export class ReopenSeasonInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => WordsScalar, { description: 'Why; the log keeps it.' })
  @IsWords()
  reason!: string;
}
