import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Match } from '../match/match.types.js';
import { MatchesLoader } from '../match/matches.loader.js';
import type { VisibleMatch } from '../match/matches.repository.js';
import { MatchAnalysis } from './match-analysis.types.js';
import { MatchAnalyses } from './match-analyses.service.js';
import type { AnalysisRow } from './match-analyses.repository.js';

/** A sheet is read, and a job may be put into the queue. */
const COMPLEXITY = 100;

@Resolver(() => Match)
export class MatchAnalysisResolver {
  private readonly rows = loaderPerRequest<VisibleMatch, AnalysisRow | null>(async (matches) =>
    inOrderOf(
      matches.map(({ id }) => id),
      await this.analyses.find(matches.map(({ id, revision }) => ({ matchId: id, revision }))),
      ({ matchId }) => matchId,
    ),
  );

  constructor(
    private readonly analyses: MatchAnalyses,
    private readonly loader: MatchesLoader,
  ) {}

  @ResolveField(() => MatchAnalysis, {
    description:
      'Whether the announcements of the present sheet could have been made. Who asks with a login has it made; until then it is waited for.',
    complexity: COMPLEXITY,
  })
  async analysis(@Parent() match: VisibleMatch, @Context() context: RequestContext): Promise<MatchAnalysis> {
    const row = await this.rows(context).load(match);
    if (row?.document != null) return { state: 'made', document: row.document };
    if (row?.isRequested === true) return { state: 'waiting', document: null };
    if (row === null || context.caller.account === null) return { state: 'not-asked', document: null };
    const { sheet } = await this.loader.file(context, match);
    return this.analyses.ask(row, sheet.record);
  }
}
