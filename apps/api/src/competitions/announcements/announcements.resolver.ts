import { Context, Query, Resolver } from '@nestjs/graphql';
import { catalogue, type Definition, type Language, silentBonuses } from '@tarokk/rules';
import { plainWordsOf } from '@tarokk/rules/plain-words';
import { Allows } from '../../platform/requests/allows.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Announcement, SilentBonus } from './announcement.types.js';

@Resolver()
export class AnnouncementsResolver {
  @Allows('anyone')
  @Query(() => [Announcement], { description: 'The 66 announcements in the order of section 4 of the rules.' })
  announcements(@Context() { caller }: RequestContext, @InLanguage() language?: Language | null): Announcement[] {
    return catalogue.map((each) => saidIn(each, language ?? caller.language));
  }

  @Allows('anyone')
  @Query(() => [SilentBonus], { description: 'The four bonuses that are never announced (rule 4.3).' })
  silentBonuses(@Context() { caller }: RequestContext, @InLanguage() language?: Language | null): SilentBonus[] {
    return silentBonuses.map((each) => saidIn(each, language ?? caller.language));
  }
}

function saidIn<Each extends Definition>(definition: Each, language: Language) {
  return { ...definition, name: definition.name[language], plainWords: plainWordsOf(definition.id)[language] };
}
