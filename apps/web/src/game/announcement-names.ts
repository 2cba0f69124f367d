import { capitalised } from '@tarokk/competition';
import { announcementName, type Definition, definitionOf, type Language } from '@tarokk/rules';
import { idInRules } from '../api/enum-name.js';

/** An announcement where its name stands alone: Hungarian players say the card first, and a line begins with a capital. */
export function nameAlone(announcement: Parameters<typeof announcementName>[0], language: Language): string {
  return capitalised(announcementName(announcement, language), language);
}

/** What an id of a sheet or a record means. There it is a text; that it is one of the rules is judged where a sheet is read. */
export function definitionCalled(id: string): Definition {
  return definitionOf(id as Definition['id']);
}

/** A silent bonus, by its name in the schema. */
export function nameOfBonus(id: string, language: Language): string {
  return definitionOf(idInRules(id)).name[language];
}
