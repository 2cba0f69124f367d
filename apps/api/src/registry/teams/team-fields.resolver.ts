import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { compare } from '@tarokk/competition';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../people/people.loader.js';
import { seesNames } from '../people/people.service.js';
import { Person } from '../people/person.types.js';
import { Season } from '../seasons/season.types.js';
import { SeasonsLoader } from '../seasons/seasons.loader.js';
import { Side } from './sides/side.types.js';
import { ProposedMember, Team, TeamMember } from './team.types.js';
import { TeamsLoader } from './teams.loader.js';
import { fieldOf } from '../../platform/graphql/field-of.js';
import { captainFirst } from './members/captain-first.js';

@Resolver(() => Team)
export class TeamFieldsResolver {
  constructor(
    private readonly loader: TeamsLoader,
    private readonly people: PeopleLoader,
    private readonly seasons: SeasonsLoader,
  ) {}

  @ResolveField(() => Season, { description: 'Its season.' })
  season(@Parent() { year }: Team, @Context() context: RequestContext): Promise<Season | null> {
    return this.seasons.load(context, year);
  }

  @ResolveField(() => [TeamMember], {
    description: 'Who is or was in it, the captain first, then as they joined; those of one day by name.',
  })
  async members(@Parent() { id }: Team, @Context() context: RequestContext): Promise<readonly TeamMember[]> {
    const members = await this.loader.membersOf(context, id);
    return this.people.inOrder(context, members, (a, b) => captainFirst(a, b) || compare(a.firstDay, b.firstDay));
  }

  @ResolveField(() => Team, { nullable: true, description: 'The team of last season from which it was carried over.' })
  before(@Parent() { carriedFrom }: Team, @Context() context: RequestContext): Promise<Team | null> | null {
    return carriedFrom === null ? null : this.loader.load(context, carriedFrom);
  }

  @ResolveField(() => [ProposedMember], {
    nullable: true,
    description:
      'Whom the team carried over would like to keep, the captain first, then by name: for those themselves, the jury and admins; null for others.',
  })
  async proposed(
    @Parent() { id }: Team,
    @Context() context: RequestContext,
  ): Promise<readonly ProposedMember[] | null> {
    const proposed = await this.loader.proposedOf(context, id);
    const sees = [null, ...proposed.map(({ personId }) => personId)].some((who) => seesNames(context.caller, who));
    return sees ? this.people.inOrder(context, proposed, captainFirst) : null;
  }
}

@Resolver(() => TeamMember)
export class TeamMemberResolver {
  constructor(
    private readonly people: PeopleLoader,
    private readonly teams: TeamsLoader,
  ) {}

  @ResolveField(() => Person, { description: 'Who they are.' })
  person(@Parent() { personId }: TeamMember, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, personId);
  }

  @ResolveField(() => Team, { description: 'The team.' })
  team(@Parent() { teamId }: TeamMember, @Context() context: RequestContext): Promise<Team | null> {
    return this.teams.load(context, teamId);
  }

  @ResolveField(() => Person, {
    nullable: true,
    description: 'Who took their place after they had played, as the jury approved (D20).',
  })
  replacement(@Parent() { replacedBy }: TeamMember, @Context() context: RequestContext): Promise<Person | null> | null {
    return replacedBy === null ? null : this.people.load(context, replacedBy);
  }
}

@Resolver(() => Person)
export class TeamsOfPersonResolver {
  constructor(private readonly loader: TeamsLoader) {}

  @ResolveField(() => [TeamMember], { description: 'The teams that they are or were in, the latest season first.' })
  teams(@Parent() { id }: Person, @Context() context: RequestContext): Promise<readonly TeamMember[]> {
    return this.loader.membershipsOf(context, id);
  }

  @ResolveField(() => [Team], {
    nullable: true,
    description:
      'Teams carried over that would like to keep them, and wait for an answer: for themselves, the jury and admins; null for others.',
  })
  async proposedTeams(@Parent() { id }: Person, @Context() context: RequestContext): Promise<readonly Team[] | null> {
    return seesNames(context.caller, id) ? this.loader.waitingFor(context, id) : null;
  }
}

export const fieldsOfTeam = [
  fieldOf(ProposedMember, 'person', () => Person, 'Who they are.').from(PeopleLoader, (people, { personId }, context) =>
    people.load(context, personId),
  ),
  fieldOf(Side, 'team', () => Team, 'The team; null of a pair.', { nullable: true }).from(
    TeamsLoader,
    (loader, { id, kind }, context) => (kind === 'team' ? loader.load(context, id) : null),
  ),
];
