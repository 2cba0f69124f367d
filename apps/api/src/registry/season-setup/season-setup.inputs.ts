import { InputType, PickType } from '@nestjs/graphql';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { AddPersonInput } from '../people/people.inputs.js';
import { EnterPairInput } from '../pairs/pairs.inputs.js';
import { EnterTeamInput } from '../teams/teams.inputs.js';
import { Day, Flag, Parts, Year } from '../../platform/inputs/fields.js';

@InputType({ description: 'Somebody whom `setUpSeason` enters.' })
export class PersonOfSeasonInput extends PickType(AddPersonInput, ['name', 'isAnother'] as const, InputType) {}

@InputType({ description: 'A team that `setUpSeason` enters.' })
export class TeamOfSeasonInput extends PickType(
  EnterTeamInput,
  ['name', 'members', 'day', 'reason'] as const,
  InputType,
) {}

@InputType({ description: 'A pair that `setUpSeason` enters.' })
export class PairOfSeasonInput extends PickType(EnterPairInput, ['name', 'players'] as const, InputType) {}

@InputType({ description: 'What `setUpSeason` takes.' })
export class SetUpSeasonInput extends WriteInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @Day(
    'The day of the annual meeting; while it is not fixed, every match of the championship needs an approval in advance (D22).',
    { nullable: true },
  )
  annualMeeting: string | null = null;

  @Parts(
    PersonOfSeasonInput,
    'Who is to be entered beside the teams, guests for example. Who stands here can be a member of a team by the same name.',
    { most: 1000, defaultValue: [] },
  )
  persons: readonly PersonOfSeasonInput[] = [];

  @Parts(TeamOfSeasonInput, 'The teams, each with two or three members, the captain first.', {
    most: 200,
    defaultValue: [],
  })
  teams: readonly TeamOfSeasonInput[] = [];

  @Parts(PairOfSeasonInput, 'The pairs, each with its two players, who may stand in `persons` by the same name.', {
    most: 400,
    defaultValue: [],
  })
  pairs: readonly PairOfSeasonInput[] = [];

  @Flag('The season is open already, and all of this comes into it.', { defaultValue: false })
  alreadyOpen: boolean = false;

  @Flag('Only says what would come of it. Leaves no trace, the idempotency key neither.', { defaultValue: false })
  dryRun: boolean = false;
}
