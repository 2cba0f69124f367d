import { Field, InputType, Int } from '@nestjs/graphql';
import { SeenMatchInput } from '../../lifecycle/move.types.js';
import { WordsScalar } from '../../../platform/schema/scalars.js';
import { IsList, IsWholeNumber, IsWords } from '../../../platform/inputs/validators.js';

@InputType({ description: 'What `admitGames` takes.' })
export class AdmitGamesInput extends SeenMatchInput {
  @Field(() => [Int], { description: 'The numbers of the games, at least one.' })
  @IsList(100)
  @IsWholeNumber(1, 1000, { each: true })
  games!: number[];

  @Field(() => WordsScalar, { description: 'Why not the others.' })
  @IsWords()
  reason!: string;
}
