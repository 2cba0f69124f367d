import { ArgsType, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { PlaceReason } from '@tarokk/competition';
import { type Language, say } from '@tarokk/rules';
import { Allows } from '../../platform/requests/allows.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { SeasonsLoader } from '../../registry/seasons/seasons.loader.js';
import { Side } from '../../registry/teams/sides/side.types.js';
import { SidesLoader } from '../../registry/teams/sides/sides.loader.js';
import { ChampionshipService } from './championship.service.js';
import { ChampionshipRow, ChampionshipTable, championshipView, PlaceDecisionEnum } from './championship.types.js';
import { Arguments } from '../../platform/inputs/input.js';
import { Day, Year } from '../../platform/inputs/fields.js';

@ArgsType()
export class ChampionshipTableArguments {
  @Year('The year of the season.')
  seasonYear!: number;

  @Day('As it was on the evening of this day (D9): later matches are left out. As it stands now if left out.', {
    nullable: true,
  })
  asOf: string | null = null;

  @Day(
    'From the evening of this day on changes of rank count; the last day of the month before that of the table if left out.',
    { nullable: true },
  )
  since: string | null = null;
}

@Resolver(() => ChampionshipTable)
export class ChampionshipResolver {
  constructor(
    private readonly service: ChampionshipService,
    private readonly seasons: SeasonsLoader,
  ) {}

  @Allows('anyone')
  @Query(() => ChampionshipTable, {
    nullable: true,
    description: 'The championship table of a season (9); null for a year without a season.',
  })
  async championshipTable(
    @Context() context: RequestContext,
    @Arguments() args: ChampionshipTableArguments,
  ): Promise<ChampionshipTable | null> {
    const [season, table] = await Promise.all([
      this.seasons.load(context, args.seasonYear),
      this.service.table(context.source, args.seasonYear, args),
    ]);
    return season === null ? null : championshipView(season, args.asOf, table);
  }
}

@Resolver(() => ChampionshipRow)
export class ChampionshipRowResolver {
  constructor(private readonly sides: SidesLoader) {}

  @ResolveField(() => Side, { description: 'The team.' })
  team(@Parent() { row }: ChampionshipRow, @Context() context: RequestContext): Promise<Side | null> {
    return this.sides.load(context, row.team.id);
  }

  @ResolveField(() => PlaceDecisionEnum, { description: 'What decided the place.' })
  decidedBy(@Parent() { row }: ChampionshipRow): PlaceReason['decidedBy'] {
    return row.reason.decidedBy;
  }

  @ResolveField(() => Side, {
    nullable: true,
    description: 'Decided by points: the next better team; null on the first place.',
  })
  behind(@Parent() { row: { reason } }: ChampionshipRow, @Context() context: RequestContext): Promise<Side | null> {
    const better = reason.decidedBy === 'points' ? reason.behind : null;
    return better === null ? Promise.resolve(null) : this.sides.load(context, better);
  }

  @ResolveField(() => Int, { nullable: true, description: 'Decided by points: how many fewer than that team.' })
  distance(@Parent() { row: { reason } }: ChampionshipRow): number | null {
    return reason.decidedBy === 'points' ? reason.distance : null;
  }

  @ResolveField(() => [Side], { description: 'With whom the rank is shared.' })
  async sharedWith(
    @Parent() { row: { reason } }: ChampionshipRow,
    @Context() context: RequestContext,
  ): Promise<readonly Side[]> {
    const others = reason.decidedBy === 'shared' ? reason.with : [];
    const sides = await Promise.all(others.map((id) => this.sides.load(context, id)));
    return sides.filter((side) => side !== null);
  }

  @ResolveField(() => String, { description: 'Why it is this place, in words.' })
  reason(
    @Parent() { row }: ChampionshipRow,
    @Context() { caller }: RequestContext,
    @InLanguage() lang?: Language | null,
  ): string {
    return say(row.sentence, lang ?? caller.language);
  }
}
