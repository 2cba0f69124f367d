import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Language } from '@tarokk/rules';
import { Allows } from '../../platform/requests/allows.js';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import { Ruleset } from './ruleset.types.js';
import { RulesetsService } from './rulesets.service.js';

@Resolver(() => Ruleset)
export class RulesetsResolver {
  constructor(private readonly catalogue: RulesetsService) {}

  @Allows('anyone')
  @Query(() => [Ruleset], {
    description: 'The games with changing partners, with their contracts, bonuses and options.',
  })
  rulesets(
    @Args('language', { type: () => LanguageEnum, defaultValue: 'en', description: 'The language of the names.' })
    language: Language,
  ): Ruleset[] {
    return this.catalogue.all(language);
  }
}
