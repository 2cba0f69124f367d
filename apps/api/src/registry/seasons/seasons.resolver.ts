import { Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Input, Arguments } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import { type Problem, type Refused, ProblemType } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { SaveSeasonResult, Season, SeasonConnection, SeasonSaved } from './season.types.js';
import { Year } from './year-argument.js';
import { SeasonsLoader } from './seasons.loader.js';
import { SeasonsService, warningsOf } from './seasons.service.js';
import { OpenSeasonInput, SetAnnualMeetingInput } from './seasons.inputs.js';

@Resolver(() => Season)
export class SeasonsResolver {
  constructor(
    private readonly service: SeasonsService,
    private readonly loader: SeasonsLoader,
  ) {}

  @Allows('anyone')
  @Query(() => SeasonConnection, { description: 'All seasons, the latest first.' })
  seasons(@Arguments() page: PageArguments, @Context() { source }: RequestContext): Promise<Connection<Season>> {
    return this.service.list(source, sliceOf(page));
  }

  @Allows('anyone')
  @Query(() => Season, { nullable: true, description: 'The season of a year; null where none was opened.' })
  season(@Context() context: RequestContext, @Year() year: number): Promise<Season | null> {
    return this.loader.load(context, year);
  }

  @Allows('jury')
  @Mutation(() => SaveSeasonResult, {
    description: 'Opens a season: next year’s at the latest. Its match limit follows from the year (9).',
  })
  openSeason(@CurrentCaller() caller: AccountCaller, @Input() input: OpenSeasonInput): Promise<SeasonSaved | Refused> {
    return this.service.open(caller, input);
  }

  @Allows('jury')
  @Mutation(() => SaveSeasonResult, { description: 'Fixes or changes the day of the annual meeting (D22).' })
  setAnnualMeeting(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: SetAnnualMeetingInput,
  ): Promise<SeasonSaved | Refused> {
    return this.service.setAnnualMeeting(caller, input);
  }
}

@Resolver(() => SeasonSaved)
export class SeasonSavedResolver {
  constructor(private readonly loader: SeasonsLoader) {}

  @ResolveField(() => Season, { description: 'The season.' })
  season(@Context() context: RequestContext, @Parent() { year }: SeasonSaved): Promise<Season | null> {
    return this.loader.load(context, year);
  }

  @ResolveField(() => [ProblemType], { description: 'What it still lacks, and what follows from that.' })
  async warnings(@Context() context: RequestContext, @Parent() { year }: SeasonSaved): Promise<readonly Problem[]> {
    const season = await this.loader.load(context, year);
    return season === null ? [] : warningsOf(season);
  }
}
