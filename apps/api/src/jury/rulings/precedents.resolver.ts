import { ArgsType, Context, ObjectType, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { rulingInWords, type RulingRecord } from '@tarokk/competition';
import {
  type Connection,
  connection,
  connectionOf,
  PageArguments,
  sliceOf,
} from '../../platform/graphql/connection.js';
import { Arguments } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { MatchRuling } from '../../matches/history/match-history.types.js';
import { rulingOf } from '../../matches/history/match-rulings.js';
import { Match } from '../../matches/match/match.types.js';
import { MatchesLoader } from '../../matches/match/matches.loader.js';
import { PrecedentsRepository } from './precedents.repository.js';
import { Id, PlainText, Year } from '../../platform/inputs/fields.js';

@ObjectType({ description: 'A ruling on a match that everybody may read.' })
class Precedent {
  matchId!: string;
  number!: number;
}

const PrecedentConnection = connectionOf(Precedent);

@ArgsType()
class PrecedentsArguments extends PageArguments {
  @PlainText(20, 'Those that rest on this rule or decision; with `4` also on `4.3`.', { nullable: true })
  rule: string | null = null;

  @Year('Those of this season.', { nullable: true })
  seasonYear: number | null = null;

  @Id('Those on matches of this team or pair.', { nullable: true })
  sideId: string | null = null;
}

@Resolver(() => Precedent)
export class PrecedentsResolver {
  constructor(
    private readonly repository: PrecedentsRepository,
    private readonly loader: MatchesLoader,
  ) {}

  @Allows('anyone')
  @Query(() => PrecedentConnection, {
    description:
      'What the jury has ruled on matches that are approved, the latest first; those that were revoked, and on former sheets, too.',
  })
  async rulings(
    @Context() { source }: RequestContext,
    @Arguments() args: PrecedentsArguments,
  ): Promise<Connection<Precedent>> {
    const slice = sliceOf(args);
    const rows = await source.read((database) => this.repository.list(database, slice, args));
    return connection(
      rows,
      slice,
      ({ createdAt, matchId, number }) => [createdAt.toISOString(), matchId, String(number)],
      () => source.read((database) => this.repository.count(database, args)),
    );
  }

  @ResolveField(() => Match, { nullable: true, description: 'On which match.' })
  match(@Parent() { matchId }: Precedent, @Context() context: RequestContext): Promise<Match | null> {
    return this.loader.match(context, matchId);
  }

  @ResolveField(() => MatchRuling, { description: 'The ruling.' })
  async ruling(@Parent() { matchId, number }: Precedent, @Context() context: RequestContext): Promise<MatchRuling> {
    const rows = await this.loader.rulingsOf(context, matchId);
    return rulingOf(
      rows.find((row) => row.number === number)!,
      rows,
    );
  }

  @ResolveField(() => String, { description: 'What it decides, as a sentence without its reason.' })
  async sentence(@Parent() { matchId, number }: Precedent, @Context() context: RequestContext): Promise<string> {
    const rows = await this.loader.rulingsOf(context, matchId);
    const { ruling } = rows.find((row) => row.number === number)!;
    return rulingInWords(ruling as RulingRecord)[context.caller.language];
  }
}
