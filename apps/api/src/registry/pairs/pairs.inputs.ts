import { InputType } from '@nestjs/graphql';
import { MemberInput } from '../teams/team.types.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Id, Name, Parts, Year } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `enterPair` takes.' })
export class EnterPairInput extends WriteInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @Name('Its name, unique among the pairs of the season; the log keeps it, so no names of persons.')
  name!: string;

  @Parts(MemberInput, 'The two players; a player who enters their own pair need only name the other.', { most: 20 })
  players!: readonly MemberInput[];
}

@InputType({ description: 'What `renamePair` takes.' })
export class RenamePairInput extends WriteInput {
  @Id('The pair.')
  pairId!: string;

  @Name('The new name.')
  name!: string;
}
