import { Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Input } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { Person } from '../../../registry/people/person.types.js';
import { revocableUntil } from '../../lifecycle/match-file.js';
import { Match } from '../../match/match.types.js';
import { MatchesLoader } from '../../match/matches.loader.js';
import type { VisibleMatch } from '../../match/matches.repository.js';
import { type MatchMoved, MatchMoveInput, MoveMatchResult } from '../../lifecycle/move.types.js';
import { Revocations } from './revocations.service.js';
import { SealedAnswers } from './sealed-answers.service.js';
import { AnswerSealedResult, SealedAnswered, SealedConfirmation, SealingKey } from './sealed.types.js';
import { SealingKeys } from './sealing-keys.js';
import { AnswerSealedInput } from './sealed.inputs.js';
import { fieldOf } from '../../../platform/graphql/field-of.js';

@Resolver()
export class SealedResolver {
  constructor(
    private readonly answers: SealedAnswers,
    private readonly revocations: Revocations,
    private readonly keys: SealingKeys,
  ) {}

  @Allows('anyone')
  @Query(() => SealingKey, {
    nullable: true,
    description:
      'The key to which a phone seals what the other side says to a sheet on it, to be taken along for when there is no network; null where the office has none.',
  })
  sealingKey(): Promise<SealingKey | null> {
    return this.keys.present();
  }

  @Allows('side-or-jury')
  @Mutation(() => AnswerSealedResult, {
    description:
      'Brings what the other side said on this phone to a sheet that is there already: sealed with the PIN of who said it, it confirms or disputes in their name. A wrong PIN is counted, the match stays submitted, and both sides are told.',
    complexity: 100,
  })
  answerSealed(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: AnswerSealedInput,
  ): Promise<SealedAnswered | Refused> {
    return this.answers.bring(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => MoveMatchResult, {
    description:
      'Takes back a confirmation of your side that was given on a phone of the other side, for 48 hours from its arrival and until the match is approved: the sheet waits for an answer again.',
    complexity: 50,
  })
  revokeConfirmation(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: MatchMoveInput,
  ): Promise<MatchMoved | Refused> {
    return this.revocations.revoke(caller, input);
  }
}

@Resolver(() => Match)
export class SealedOfMatchResolver {
  constructor(private readonly loader: MatchesLoader) {}

  @ResolveField(() => SealedConfirmation, {
    nullable: true,
    description:
      'That the present sheet was confirmed on a phone of the other side, while this holds; null for who is neither of the match nor of the jury.',
    complexity: 5,
  })
  async sealedConfirmation(
    @Parent() match: VisibleMatch,
    @Context() context: RequestContext,
  ): Promise<SealedConfirmation | null> {
    if (!match.inside || match.confirmedBy.length === 0) return null;
    const { sealed } = (await this.loader.file(context, match)).contents;
    if (sealed === null) return null;
    return { at: new Date(sealed.at), revocableUntil: revocableUntil(sealed), accountId: sealed.accountId };
  }
}

export const fieldsOfSealed = [
  fieldOf(SealedConfirmation, 'by', () => Person, 'Who confirmed it.').from(
    MatchesLoader,
    (loader, { accountId }, context) => loader.holder(context, accountId),
  ),
  fieldOf(SealedAnswered, 'match', () => Match, 'The match as it is now.', { nullable: true }).from(
    MatchesLoader,
    (loader, { matchId }, context) => loader.match(context, matchId),
  ),
];
