import { Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Problem, type Refused, ProblemType } from '../../platform/problems/refused.types.js';
import { Input } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Pair } from '../pairs/pair.types.js';
import { PairsLoader } from '../pairs/pairs.loader.js';
import { PeopleLoader } from '../people/people.loader.js';
import { Person } from '../people/person.types.js';
import { Season } from '../seasons/season.types.js';
import { SeasonsLoader } from '../seasons/seasons.loader.js';
import { warningsOf } from '../seasons/seasons.service.js';
import { Team } from '../teams/team.types.js';
import { TeamsLoader } from '../teams/teams.loader.js';
import { SetUpSeasonInput } from './season-setup.inputs.js';
import { SeasonSetupService } from './season-setup.service.js';
import { SeasonSetUp, SetUpSeasonResult } from './season-setup.types.js';

@Resolver(() => SeasonSetUp)
export class SeasonSetupResolver {
  constructor(
    private readonly service: SeasonSetupService,
    private readonly seasons: SeasonsLoader,
    private readonly people: PeopleLoader,
    private readonly teams: TeamsLoader,
    private readonly pairs: PairsLoader,
  ) {}

  @Allows('jury')
  @Mutation(() => SetUpSeasonResult, {
    description:
      'Opens a season with its people, teams and pairs from a list: all of it or nothing. Each line is what `openSeason`, `addPerson`, `enterTeam` and `enterPair` would do, and the log has it as theirs.',
  })
  setUpSeason(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: SetUpSeasonInput,
  ): Promise<SeasonSetUp | Refused> {
    return this.service.setUp(caller, input);
  }

  @ResolveField(() => Season, { nullable: true, description: 'The season as it is now; null with `dryRun`.' })
  season(@Context() context: RequestContext, @Parent() { year, dryRun }: SeasonSetUp): Promise<Season | null> {
    return dryRun ? Promise.resolve(null) : this.seasons.load(context, year);
  }

  @ResolveField('persons', () => [Person], { description: 'Those of `persons`, in their order; none with `dryRun`.' })
  persons(@Context() context: RequestContext, @Parent() { personIds }: SeasonSetUp): Promise<readonly Person[]> {
    return this.people.loadAll(context, personIds);
  }

  @ResolveField('teams', () => [Team], { description: 'The teams, in their order; none with `dryRun`.' })
  entered(@Context() context: RequestContext, @Parent() { teamIds }: SeasonSetUp): Promise<readonly Team[]> {
    return this.teams.loadAll(context, teamIds);
  }

  @ResolveField('pairs', () => [Pair], { description: 'The pairs, in their order; none with `dryRun`.' })
  enteredPairs(@Context() context: RequestContext, @Parent() { pairIds }: SeasonSetUp): Promise<readonly Pair[]> {
    return this.pairs.loadAll(context, pairIds);
  }

  @ResolveField(() => [ProblemType], { description: 'What the season still lacks, and what follows from that.' })
  async warnings(@Context() context: RequestContext, @Parent() setUp: SeasonSetUp): Promise<readonly Problem[]> {
    const { year, annualMeeting } = setUp;
    return warningsOf((await this.season(context, setUp)) ?? { year, annualMeeting, closed: false });
  }
}
