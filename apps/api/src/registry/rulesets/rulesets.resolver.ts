import { Context, Query, Resolver } from '@nestjs/graphql';
import type { Language } from '@tarokk/rules';
import { Allows } from '../../platform/requests/allows.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Ruleset } from './ruleset.types.js';
import { RulesetsService } from './rulesets.service.js';

@Resolver(() => Ruleset)
export class RulesetsResolver {
  constructor(private readonly catalogue: RulesetsService) {}

  @Allows('anyone')
  @Query(() => [Ruleset], {
    description: 'The games with changing partners, with their contracts, bonuses and options.',
  })
  rulesets(@Context() { caller }: RequestContext, @InLanguage() language?: Language | null): Ruleset[] {
    return this.catalogue.all(language ?? caller.language);
  }
}
