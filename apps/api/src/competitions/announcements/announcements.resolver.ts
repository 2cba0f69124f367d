import { Args, Query, Resolver } from '@nestjs/graphql';
import { catalogue, type Definition, type Language, silentBonuses } from '@tarokk/rules';
import { plainWordsOf } from '@tarokk/rules/plain-words';
import { Allows } from '../../platform/requests/allows.js';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import { Announcement, SilentBonus } from './announcement.types.js';

const languageArgument = {
  type: () => LanguageEnum,
  defaultValue: 'en',
  description: 'The language of names and sentences.',
};

@Resolver()
export class AnnouncementsResolver {
  @Allows('anyone')
  @Query(() => [Announcement], { description: 'The 66 announcements in the order of section 4 of the rules.' })
  announcements(@Args('language', languageArgument) language: Language): Announcement[] {
    return catalogue.map((each) => saidIn(each, language));
  }

  @Allows('anyone')
  @Query(() => [SilentBonus], { description: 'The four bonuses that are never announced (rule 4.3).' })
  silentBonuses(@Args('language', languageArgument) language: Language): SilentBonus[] {
    return silentBonuses.map((each) => saidIn(each, language));
  }
}

function saidIn<Each extends Definition>(definition: Each, language: Language) {
  return { ...definition, name: definition.name[language], plainWords: plainWordsOf(definition.id)[language] };
}
