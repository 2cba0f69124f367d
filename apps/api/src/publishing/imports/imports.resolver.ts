import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Match } from '../../matches/reads/match.types.js';
import { MatchesLoader } from '../../matches/reads/matches.loader.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import {
  ImportedDocument,
  ImportMatchesResult,
  ImportOriginInput,
  ImportSettingsInput,
  type MatchesImported,
  settingsOf,
} from './import.types.js';
import { ImportsService, MOST_DOCUMENTS } from './imports.service.js';

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
    @IdempotencyKey() key: string,
    @Args('documents', {
      type: () => [JsonScalar],
      description: `Match sheets (tarokk-sheet/1, docs/sheet.md) and bare match records (royal-tarokk-match/1), whose names must be those of exactly one team or person in the season; at most ${MOST_DOCUMENTS}.`,
    })
    documents: readonly unknown[],
    @Args('settings', { type: () => ImportSettingsInput, nullable: true, description: 'What holds for all of them.' })
    settings: ImportSettingsInput | null = null,
    @Args('origin', {
      type: () => ImportOriginInput,
      nullable: true,
      description: 'Where they come from, for the log.',
    })
    origin: ImportOriginInput | null = null,
    @Args('dryRun', {
      type: () => Boolean,
      defaultValue: false,
      description: 'Only says what would become of each. Leaves no trace, the idempotency key neither.',
    })
    dryRun: boolean = false,
  ): Promise<MatchesImported | Refused> {
    return this.imports.import(caller, key, documents, settingsOf(settings), origin, dryRun);
  }

  @ResolveField(() => Match, {
    nullable: true,
    description: 'Its match as it is now; null for what was refused, and in a dry run for a new one.',
  })
  async match(@Parent() { matchId }: ImportedDocument, @Context() context: RequestContext): Promise<Match | null> {
    return matchId === null ? null : this.matches.match(context, matchId);
  }
}
