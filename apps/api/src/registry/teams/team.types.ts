import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Node } from '../../platform/schema/node.type.js';
import { connectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/schema/enum-of.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { DayScalar } from '../../platform/schema/scalars.js';
import { Flag, Id, Name } from '../../platform/inputs/fields.js';

export type TeamState = 'takes-part' | 'proposed' | 'withdrawn';

export const TeamStateEnum = enumOf<TeamState>('TeamState', 'Whether a team is one of its season.', {
  'takes-part': 'It takes part: it plays, and stands in the table.',
  proposed: 'Carried over from last season, it waits for its captain or the jury. It binds nobody yet.',
  withdrawn: 'Declined, or withdrawn before it had played: its name and its players are free.',
});

@ObjectType({ implements: () => Node, description: 'A team of one season (9).' })
export class Team {
  @Field(() => ID, { description: 'Its id: as a side of matches it has the same.' })
  id!: string;

  @Field(() => Int, { name: 'seasonYear', description: 'The year of its season.' })
  year!: number;

  @Field(() => String, { description: 'Its name, unique in the season apart from case (9).' })
  name!: string;

  @Field(() => TeamStateEnum, { description: 'Whether it takes part.' })
  state!: TeamState;

  @Field(() => Int, { description: 'How many members it may have: three, more with the approval of the jury (9).' })
  mostMembers!: number;

  carriedFrom!: string | null;
}

export const TeamConnection = connectionOf(Team);

@ObjectType({
  description: 'Somebody in a team of a season; in no other of that season, even when they have left (D20).',
})
export class TeamMember {
  personId!: string;
  teamId!: string;

  @Field(() => Boolean, { description: 'Whether they are the captain.' })
  captain!: boolean;

  @Field(() => DayScalar, { description: 'The first day on which they are a member.' })
  firstDay!: string;

  @Field(() => DayScalar, { nullable: true, description: 'The last day; null while it lasts.' })
  lastDay!: string | null;

  replacedBy!: string | null;
}

@ObjectType({ description: 'Somebody of last season’s team whom the team carried over would like to keep.' })
export class ProposedMember {
  personId!: string;
  teamId!: string;

  @Field(() => Boolean, { description: 'Whether they would be the captain, and so may confirm the team.' })
  captain!: boolean;

  @Field(() => Boolean, { description: 'They have declined.' })
  declined!: boolean;

  @Field(() => Boolean, {
    description: 'They were in another team of the season meanwhile, and cannot join this one (D20).',
  })
  elsewhere!: boolean;
}

@InputType({ description: 'Somebody who joins: a known person by their id, or somebody new by their name.' })
export class MemberInput {
  @Id('The id of a person who is there already.', { nullable: true })
  personId?: string | null;

  @Name('The name of somebody who is to be entered.', { nullable: true })
  name?: string | null;

  @Flag('There is somebody of this name already, and this is somebody else.', { nullable: true })
  isAnother?: boolean | null;
}

@ObjectType({ description: 'The team as it is now.' })
export class TeamSaved {
  readonly __typename = 'TeamSaved';

  /** The resolver looks the team up, so that a repeated request sees it as it is. */
  teamId!: string;
}

export const SaveTeamResult = resultOf('SaveTeamResult', () => [TeamSaved]);
