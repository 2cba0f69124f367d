import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Language, sayBeforePlay } from '@tarokk/rules';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { GameOnSheet } from './match-games.types.js';

@Resolver(() => GameOnSheet)
export class GameOnSheetResolver {
  @ResolveField(() => [String], {
    description:
      'What was noted of it beside the record, as sentences: who drew which card for the first deal (1.2), and why it was dealt again (1.4).',
  })
  notes(
    @Parent() { noted }: GameOnSheet,
    @Context() context: RequestContext,
    @Args('language', { type: () => LanguageEnum, nullable: true, description: "The request's language if left out." })
    language: Language | null,
  ): readonly string[] {
    return noted === null ? [] : sayBeforePlay(noted).map((sentence) => sentence[language ?? context.caller.language]);
  }
}
