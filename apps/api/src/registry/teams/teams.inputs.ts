import { InputType } from '@nestjs/graphql';
import { MemberInput } from './team.types.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { TeamInput } from './team.inputs.js';
import { Day, Name, Parts, Words, Year } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `enterTeam` takes.' })
export class EnterTeamInput extends WriteInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @Name('Its name, unique in the season (9).')
  name!: string;

  @Parts(
    MemberInput,
    'Two or three members, the captain first; a player who enters their own team need not be named.',
    { most: 20 },
  )
  members!: readonly MemberInput[];

  @Day('Which day it is done for; today if left out. Another day is for the jury.', { nullable: true })
  day: string | null = null;

  @Words('With a reason the jury allows what the rules leave to it.', { nullable: true })
  reason: string | null = null;
}

@InputType({ description: 'What `renameTeam` takes.' })
export class RenameTeamInput extends TeamInput {
  @Name('The new name, unique in the season (9).')
  name!: string;
}

@InputType({ description: 'What `withdrawTeam` takes.' })
export class WithdrawTeamInput extends TeamInput {
  @Words('Why; the log keeps it.')
  reason!: string;
}
