import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Language, say } from '@tarokk/rules';
import { enumName } from '../schema/enum-of.js';
import { InLanguage } from '../schema/in-language.js';
import { type Problem, ProblemType } from './refused.types.js';
import type { RequestContext } from '../requests/request-context.js';

@Resolver(() => ProblemType)
export class ProblemResolver {
  @ResolveField(() => String, { description: 'What is wrong, where, and what to do.' })
  message(
    @Parent() { sentence }: Problem,
    @Context() { caller }: RequestContext,
    @InLanguage() lang?: Language | null,
  ): string {
    return say(sentence, lang ?? caller.language);
  }

  @ResolveField(() => String, {
    description:
      'Where it stands among all others, as an address at this office: `/en/rules/problems#LIFECYCLE_OWN_ENTRY`.',
  })
  more(@Parent() { code }: Problem, @Context() { caller }: RequestContext): string {
    return `/${caller.language}/rules/problems#${enumName(code)}`;
  }
}
