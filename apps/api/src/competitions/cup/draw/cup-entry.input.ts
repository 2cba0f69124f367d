import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { IsId, IsList, IsName } from '../../../platform/inputs/validators.js';
import { NameScalar, UuidScalar } from '../../../platform/schema/scalars.js';
import { MemberInput } from '../../../registry/teams/team.types.js';

@InputType({
  description: 'An entry of a published list: a pair that is there already, or a new one by name and players.',
})
export class CupEntryInput {
  @Field(() => UuidScalar, { nullable: true, description: 'The id of a pair of the season.' })
  @IsOptional()
  @IsId()
  pairId?: string | null;

  @Field(() => NameScalar, { nullable: true, description: 'The name of a new pair.' })
  @IsOptional()
  @IsName()
  name?: string | null;

  @Field(() => [MemberInput], { nullable: true, description: 'The two players of a new pair.' })
  @IsOptional()
  @IsList(20)
  @ValidateNested({ each: true })
  @Type(() => MemberInput)
  players?: readonly MemberInput[] | null;
}
