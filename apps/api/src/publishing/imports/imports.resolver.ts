import { Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Input } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Match } from '../../matches/match/match.types.js';
import { MatchesLoader } from '../../matches/match/matches.loader.js';
import { ImportedDocument, ImportMatchesResult, type MatchesImported } from './import.types.js';
import { ImportsService } from './imports.service.js';
import { ImportMatchesInput } from './imports.inputs.js';

@Resolver(() => ImportedDocument)
export class ImportsResolver {
  constructor(
    private readonly imports: ImportsService,
    private readonly matches: MatchesLoader,
  ) {}

  @Allows('jury')
  @Mutation(() => ImportMatchesResult, {
    description:
      'Enters matches in bulk, each document for itself: what can be is entered, what is there already stays as it is, what cannot be is refused with its reasons. The same document is the same match, however often it is sent (D10).',
    complexity: 1000,
  })
  importMatches(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ImportMatchesInput,
  ): Promise<MatchesImported | Refused> {
    return this.imports.import(caller, input);
  }

  @ResolveField(() => Match, {
    nullable: true,
    description: 'Its match as it is now; null for what was refused, and in a dry run for a new one.',
  })
  async match(@Parent() { matchId }: ImportedDocument, @Context() context: RequestContext): Promise<Match | null> {
    return matchId === null ? null : this.matches.match(context, matchId);
  }
}
