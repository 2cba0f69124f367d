import { Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Pair } from '../../registry/pairs/pair.types.js';
import { PairsLoader } from '../../registry/pairs/pairs.loader.js';
import { Season } from '../../registry/seasons/season.types.js';
import { SeasonsLoader } from '../../registry/seasons/seasons.loader.js';
import { Year } from '../../registry/seasons/year-argument.js';
import { Team } from '../../registry/teams/team.types.js';
import { TeamsLoader } from '../../registry/teams/teams.loader.js';
import { SeasonChecklistService } from './season-checklist.service.js';
import { SeasonChecklist, SeasonStep } from './season-checklist.types.js';

@Resolver(() => SeasonChecklist)
export class SeasonChecklistResolver {
  constructor(
    private readonly service: SeasonChecklistService,
    private readonly seasons: SeasonsLoader,
  ) {}

  @Allows('jury-or-admin')
  @Query(() => SeasonChecklist, {
    nullable: true,
    description: 'What of a season is done, what is next and who is missing; null where none was opened.',
    complexity: 20,
  })
  seasonChecklist(@Year() year: number): Promise<SeasonChecklist | null> {
    return this.service.of(year);
  }

  @ResolveField(() => Season, { description: 'The season.' })
  season(@Parent() { year }: SeasonChecklist, @Context() context: RequestContext): Promise<Season | null> {
    return this.seasons.load(context, year);
  }
}

@Resolver(() => SeasonStep)
export class SeasonStepResolver {
  constructor(
    private readonly ofTeams: TeamsLoader,
    private readonly ofPairs: PairsLoader,
  ) {}

  @ResolveField('teams', () => [Team], { description: 'The teams that keep it from being done, by name.' })
  teams(@Parent() { teamIds }: SeasonStep, @Context() context: RequestContext): Promise<readonly Team[]> {
    return this.ofTeams.loadAll(context, teamIds);
  }

  @ResolveField('pairs', () => [Pair], { description: 'The pairs that keep it from being done, by name.' })
  pairs(@Parent() { pairIds }: SeasonStep, @Context() context: RequestContext): Promise<readonly Pair[]> {
    return this.ofPairs.loadAll(context, pairIds);
  }
}
