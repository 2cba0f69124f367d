import { Args, Context, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { DayScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { SaveSeasonResult, Season, SeasonClosing, SeasonConnection, SeasonSaved } from './season.types.js';
import { SeasonsLoader } from './seasons.loader.js';
import { SeasonsService } from './seasons.service.js';

/** The argument by which seasons are told apart. */
const Year = (): ParameterDecorator => Args('year', { type: () => Int, description: 'The year of the season.' });

@Resolver(() => Season)
export class SeasonsResolver {
  constructor(
    private readonly service: SeasonsService,
    private readonly loader: SeasonsLoader,
  ) {}

  @Allows('anyone')
  @Query(() => SeasonConnection, { description: 'All seasons, the latest first.' })
  seasons(@Args() page: PageArguments): Promise<Connection<Season>> {
    return this.service.list(sliceOf(page));
  }

  @Allows('anyone')
  @Query(() => Season, { nullable: true, description: 'The season of a year; null where none was opened.' })
  season(@Context() context: RequestContext, @Year() year: number): Promise<Season | null> {
    return this.loader.load(context, year);
  }

  @Allows('jury')
  @Query(() => SeasonClosing, {
    nullable: true,
    description: 'What closing a season would meet; null where none was opened.',
    complexity: 20,
  })
  seasonClosing(@Year() year: number): Promise<SeasonClosing | null> {
    return this.service.closing(year);
  }

  @Allows('jury')
  @Mutation(() => SaveSeasonResult, {
    description: 'Opens a season: next year’s at the latest. Its match limit follows from the year (9).',
  })
  openSeason(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Year() year: number,
    @Args('annualMeeting', {
      type: () => DayScalar,
      nullable: true,
      description: 'The day of the annual meeting, if it is fixed already (D22).',
    })
    annualMeeting: string | null = null,
  ): Promise<SeasonSaved | Refused> {
    return this.service.open(caller, key, year, annualMeeting);
  }

  @Allows('jury')
  @Mutation(() => SaveSeasonResult, { description: 'Fixes or changes the day of the annual meeting (D22).' })
  setAnnualMeeting(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Year() year: number,
    @Args('day', {
      type: () => DayScalar,
      nullable: true,
      description: 'The day; null while it is not fixed: then every match of the season needs an approval.',
    })
    day: string | null,
  ): Promise<SeasonSaved | Refused> {
    return this.service.setAnnualMeeting(caller, key, year, day ?? null);
  }

  @Allows('jury')
  @Mutation(() => SaveSeasonResult, {
    description:
      'Closes a season (D25). It is refused while matches of it are neither approved nor withdrawn, ties of its cup or free games not decided, or Grand Prix neither closed nor cancelled; what is open is named, of matches and free games the first twenty.',
  })
  closeSeason(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Year() year: number,
    @Args('reason', { type: () => WordsScalar, nullable: true, description: 'What the log should say.' })
    reason: string | null = null,
  ): Promise<SeasonSaved | Refused> {
    return this.service.close(caller, key, year, reason);
  }

  @Allows('jury')
  @Mutation(() => SaveSeasonResult, { description: 'Opens a closed season again, for changes (D25).' })
  reopenSeason(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Year() year: number,
    @Args('reason', { type: () => WordsScalar, description: 'Why; the log keeps it.' }) reason: string,
  ): Promise<SeasonSaved | Refused> {
    return this.service.reopen(caller, key, year, reason);
  }
}

@Resolver(() => SeasonSaved)
export class SeasonSavedResolver {
  constructor(private readonly loader: SeasonsLoader) {}

  @ResolveField(() => Season, { description: 'The season.' })
  season(@Context() context: RequestContext, @Parent() { year }: SeasonSaved): Promise<Season | null> {
    return this.loader.load(context, year);
  }
}
