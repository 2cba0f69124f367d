import { Field, InputType, Int } from '@nestjs/graphql';
import { SeenMatchInput } from '../../lifecycle/move.types.js';
import { IsList, IsWholeNumber } from '../../../platform/inputs/validators.js';
import { Words } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What `admitGames` takes.' })
export class AdmitGamesInput extends SeenMatchInput {
  @Field(() => [Int], { description: 'The numbers of the games, at least one.' })
  @IsList(100)
  @IsWholeNumber(1, 1000, { each: true })
  games!: number[];

  @Words('Why not the others.')
  reason!: string;
}
