import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type Language, say } from '@tarokk/rules';
import { Allows } from '../../platform/requests/allows.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { ID_ARGUMENT } from '../../platform/inputs/argument.pipes.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { OldListRemoval } from './consequences.types.js';
import { OldListRemovalService } from './old-list-removal.service.js';

@Resolver(() => OldListRemoval)
export class OldListRemovalResolver {
  constructor(private readonly removal: OldListRemovalService) {}

  @Allows('jury')
  @Query(() => OldListRemoval, {
    nullable: true,
    description: 'What the removal of an old list would change (D49, D50). Null when nothing of it is left.',
    complexity: 200,
  })
  previewOldListRemoval(
    @Args('oldListId', { type: () => UuidScalar, description: 'The list.' }, ID_ARGUMENT) oldListId: string,
  ): Promise<OldListRemoval | null> {
    return this.removal.preview(oldListId);
  }

  @ResolveField(() => [String], { description: 'What becomes of milestones and numbers, in words.' })
  sentences(
    @Parent() { sentences }: OldListRemoval,
    @Context() { caller }: RequestContext,
    @InLanguage() lang?: Language | null,
  ): string[] {
    return sentences.map((sentence) => say(sentence, lang ?? caller.language));
  }
}
