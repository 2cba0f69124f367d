import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Id } from '../../platform/inputs/fields.js';

@InputType({ isAbstract: true })
export abstract class TeamInput extends WriteInput {
  @Id('The team.')
  teamId!: string;
}

@InputType({ isAbstract: true })
export abstract class MemberOfTeamInput extends TeamInput {
  @Id('Who.')
  personId!: string;
}
