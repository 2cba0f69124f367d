import { InputType } from '@nestjs/graphql';
import { MemberInput } from '../../../registry/teams/team.types.js';
import { Id, Name, Parts } from '../../../platform/inputs/fields.js';

@InputType({
  description: 'An entry of a published list: a pair that is there already, or a new one by name and players.',
})
export class CupEntryInput {
  @Id('The id of a pair of the season.', { nullable: true })
  pairId?: string | null;

  @Name('The name of a new pair.', { nullable: true })
  name?: string | null;

  @Parts(MemberInput, 'The two players of a new pair.', { most: 20, nullable: true })
  players?: readonly MemberInput[] | null;
}
