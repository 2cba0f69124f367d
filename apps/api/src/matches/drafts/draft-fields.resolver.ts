import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { readSheet } from '@tarokk/competition';
import { type Language, problemMessage } from '@tarokk/rules';
import { JsonScalar } from '../../platform/schema/json.scalar.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { PlannedMatch } from '../planned-matches/planned-match.types.js';
import { PlannedMatchesLoader } from '../planned-matches/planned-matches.loader.js';
import { Side } from '../../registry/teams/sides/side.types.js';
import { SidesLoader } from '../../registry/teams/sides/sides.loader.js';
import { RecordProblem } from '../verification/malformed-record.types.js';
import { Draft, DraftConflict, DraftSaved } from './draft.types.js';
import { DraftsLoader } from './drafts.loader.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

@Resolver(() => Draft)
export class DraftFieldsResolver {
  constructor(
    private readonly loader: DraftsLoader,
    private readonly sides: SidesLoader,
    private readonly plans: PlannedMatchesLoader,
    private readonly people: PeopleLoader,
  ) {}

  @ResolveField(() => JsonScalar, {
    description: 'The sheet (tarokk-sheet/1) as far as it is written.',
    complexity: 20,
  })
  document(@Parent() draft: Draft, @Context() context: RequestContext): Promise<unknown> {
    return this.loader.sheetOf(context, draft);
  }

  @ResolveField(() => [RecordProblem], {
    description: 'What it still lacks to be a sheet (tarokk-sheet/1); none when it can be handed in.',
    complexity: 50,
  })
  async problems(
    @Parent() draft: Draft,
    @Context() context: RequestContext,
    @InLanguage() lang?: Language | null,
  ): Promise<readonly RecordProblem[]> {
    const read = readSheet(await this.loader.sheetOf(context, draft));
    const language = lang ?? context.caller.language;
    if (read.ok) return [];
    return read.problems.map((problem) => ({ path: problem.path, message: problemMessage(problem, language) }));
  }

  @ResolveField(() => Side, { nullable: true, description: 'The side whose it is; null for a draft of the jury.' })
  side(@Parent() { sideId }: Draft, @Context() context: RequestContext): Promise<Side | null> | null {
    return sideId === null ? null : this.sides.load(context, sideId);
  }

  @ResolveField(() => PlannedMatch, { nullable: true, description: 'The planned match that it is of.' })
  plannedMatch(
    @Parent() { plannedMatchId }: Draft,
    @Context() context: RequestContext,
  ): Promise<PlannedMatch | null> | null {
    return plannedMatchId === null ? null : this.plans.load(context, plannedMatchId);
  }

  @ResolveField(() => Person, { description: 'Who has saved it last.' })
  updatedBy(@Parent() { updatedBy }: Draft, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, updatedBy);
  }
}

export const fieldsOfDraft = [
  fieldOf(DraftSaved, 'draft', () => Draft, 'The draft as it is now; null when it was handed in or deleted since.', {
    nullable: true,
  }).from(DraftsLoader, (loader, { draftId }, context) => loader.find(context, draftId)),
  fieldOf(DraftConflict, 'draft', () => Draft, 'The draft as it is now; null when it was handed in or deleted since.', {
    nullable: true,
  }).from(DraftsLoader, (loader, { draftId }, context) => loader.find(context, draftId)),
];
