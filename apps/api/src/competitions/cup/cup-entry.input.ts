import { Field, InputType } from '@nestjs/graphql';
import { NameScalar, UuidScalar } from '../../platform/graphql/scalars.js';
import { MemberInput } from '../../registry/teams/team.types.js';

@InputType({
  description: 'An entry of a published list: a pair that is there already, or a new one by name and players.',
})
export class CupEntryInput {
  @Field(() => UuidScalar, { nullable: true, description: 'The id of a pair of the season.' })
  pairId?: string | null;

  @Field(() => NameScalar, { nullable: true, description: 'The name of a new pair.' })
  name?: string | null;

  @Field(() => [MemberInput], { nullable: true, description: 'The two players of a new pair.' })
  players?: readonly MemberInput[] | null;
}
