import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { SeenMatchInput } from '../../matches/lifecycle/move.types.js';
import { RulingInput } from './ruling.types.js';
import { WordsScalar } from '../../platform/schema/scalars.js';
import { IsWholeNumber, IsWords } from '../../platform/inputs/validators.js';

@InputType({ description: 'What `ruleOnMatch` takes.' })
export class RuleOnMatchInput extends SeenMatchInput {
  @Field(() => RulingInput, { description: 'What it rules.' })
  @ValidateNested()
  @Type(() => RulingInput)
  ruling!: RulingInput;
}

@InputType({ description: 'What `revokeRuling` takes.' })
export class RevokeRulingInput extends SeenMatchInput {
  @Field(() => Int, { description: 'The number of the ruling.' })
  @IsWholeNumber(1, 2_000_000_000)
  number!: number;

  @Field(() => WordsScalar, { description: 'Why.' })
  @IsWords()
  reason!: string;
}
