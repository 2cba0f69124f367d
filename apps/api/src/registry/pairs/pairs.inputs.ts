import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { NameScalar, UuidScalar } from '../../platform/schema/scalars.js';
import { MemberInput } from '../teams/team.types.js';
import { IsId, IsList, IsName, IsYear } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `enterPair` takes.' })
export class EnterPairInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => NameScalar, {
    description: 'Its name, unique among the pairs of the season; the log keeps it, so no names of persons.',
  })
  @IsName()
  name!: string;

  @Field(() => [MemberInput], {
    description: 'The two players; a player who enters their own pair need only name the other.',
  })
  @IsList(20)
  @ValidateNested({ each: true })
  @Type(() => MemberInput)
  players!: readonly MemberInput[];
}

@InputType({ description: 'What `renamePair` takes.' })
export class RenamePairInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The pair.' })
  @IsId()
  pairId!: string;

  @Field(() => NameScalar, { description: 'The new name.' })
  @IsName()
  name!: string;
}
