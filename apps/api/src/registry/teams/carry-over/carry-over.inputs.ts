import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { MemberOfTeamInput, TeamInput } from '../team.inputs.js';
import { Ids, Words, Year } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What `carryOver` takes.' })
export class CarryOverInput extends WriteInput {
  @Year('The year of the season.')
  seasonYear!: number;
}

@InputType({ description: 'What `confirmTeam` takes.' })
export class ConfirmTeamInput extends TeamInput {
  @Ids(
    'Which of the proposed stay; all who are free if left out. If the captain is not among them, the first becomes it.',
    { most: 20, nullable: true },
  )
  memberIds: readonly string[] | null = null;

  @Words('With a reason the jury allows what the rules leave to it.', { nullable: true })
  reason: string | null = null;
}

@InputType({ description: 'What `declineTeam` takes.' })
export class DeclineTeamInput extends TeamInput {}

@InputType({ description: 'What `declineMembership` takes.' })
export class DeclineMembershipInput extends MemberOfTeamInput {}
