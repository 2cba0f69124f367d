import { ArgsType, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { sayCredit, type FreeReason } from '@tarokk/competition';
import { type Language, say } from '@tarokk/rules';
import { Allows } from '../../platform/requests/allows.js';
import { type Connection, connection, PageArguments, shownAs, sliceOf } from '../../platform/graphql/connection.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { SeasonsLoader } from '../../registry/seasons/seasons.loader.js';
import { FreeDecisionEnum } from './free-game.enums.js';
import { FreeCredit, FreeCreditConnection } from './free-credit.types.js';
import { type FreeCreditRow, FreeTableRepository, keysOfCredit } from './free-table.repository.js';
import { FreeTableService } from './free-table.service.js';
import { FreeTable, freeTableRow, FreeTableRow } from './free-table.types.js';
import { Arguments } from '../../platform/inputs/input.js';
import { Day, Id, Year } from '../../platform/inputs/fields.js';

@ArgsType()
export class FreeTableArguments {
  @Year('The year.')
  seasonYear!: number;

  @Day('As it was on the evening of this day (D9): later games are left out. As it stands now if left out.', {
    nullable: true,
  })
  asOf: string | null = null;
}

@ArgsType()
class FreeCreditsArguments extends PageArguments {
  @Year('The year.')
  seasonYear!: number;

  @Id('The player.')
  personId!: string;
}

@Resolver(() => FreeTable)
export class FreeTableResolver {
  constructor(
    private readonly service: FreeTableService,
    private readonly repository: FreeTableRepository,
    private readonly seasons: SeasonsLoader,
  ) {}

  @Allows('anyone')
  @Query(() => FreeTable, {
    nullable: true,
    description: 'The table of the free championship of a year (12); null for a year without a season.',
  })
  async freeTable(
    @Context() context: RequestContext,
    @Arguments() args: FreeTableArguments,
  ): Promise<FreeTable | null> {
    const [season, table] = await Promise.all([
      this.seasons.load(context, args.seasonYear),
      this.service.table(context.source, args.seasonYear, args.asOf),
    ]);
    return season === null ? null : { season, asOf: args.asOf, rows: table.map(freeTableRow) };
  }

  @Allows('anyone')
  @Query(() => FreeCreditConnection, {
    description: 'Every game for which a player got points in a year, the first first: they add up to their points.',
  })
  async freeCredits(
    @Arguments() wanted: FreeCreditsArguments,
    @Context() { source }: RequestContext,
  ): Promise<Connection<FreeCredit>> {
    const slice = sliceOf(wanted);
    const rows = await source.read((database) =>
      this.repository.credits(database, slice, wanted.seasonYear, wanted.personId),
    );
    const count = (): Promise<number> =>
      source.read((database) => this.repository.countCredits(database, wanted.seasonYear, wanted.personId));
    return shownAs(connection(rows, slice, keysOfCredit, count), creditOf);
  }
}

function creditOf({ values, ...row }: FreeCreditRow): FreeCredit {
  return { ...row, sentence: sayCredit(row.kind, values) };
}

@Resolver(() => FreeTableRow)
export class FreeTableRowResolver {
  constructor(private readonly people: PeopleLoader) {}

  @ResolveField(() => Person, { description: 'The player.' })
  player(@Parent() { row }: FreeTableRow, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, row.player.id);
  }

  @ResolveField(() => FreeDecisionEnum, { description: 'What decided the place.' })
  decidedBy(@Parent() { row }: FreeTableRow): FreeReason['decidedBy'] {
    return row.reason.decidedBy;
  }

  @ResolveField(() => Person, {
    nullable: true,
    description: 'Decided by points: the next better player; null on the first place.',
  })
  behind(@Parent() { row: { reason } }: FreeTableRow, @Context() context: RequestContext): Promise<Person | null> {
    const better = reason.decidedBy === 'points' ? reason.behind : null;
    return better === null ? Promise.resolve(null) : this.people.load(context, better);
  }

  @ResolveField(() => Int, { nullable: true, description: 'Decided by points: how many fewer than that player.' })
  distance(@Parent() { row: { reason } }: FreeTableRow): number | null {
    return reason.decidedBy === 'points' ? reason.distance : null;
  }

  @ResolveField(() => [Person], { description: 'With whom the rank is shared.' })
  sharedWith(@Parent() { row: { reason } }: FreeTableRow, @Context() context: RequestContext): Promise<Person[]> {
    return this.people.loadAll(context, reason.decidedBy === 'shared' ? reason.with : []);
  }

  @ResolveField(() => String, { description: 'Why it is this place, in words.' })
  reason(
    @Parent() { row }: FreeTableRow,
    @Context() { caller }: RequestContext,
    @InLanguage() lang?: Language | null,
  ): string {
    return say(row.sentence, lang ?? caller.language);
  }
}
