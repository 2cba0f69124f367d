import { capitalised } from '@tarokk/competition';
import { announcementName, definitionOf } from '@tarokk/rules';
import type { Language } from '../messages/languages.js';

/** An announcement where its name stands alone: Hungarian players say the card first, and a line begins with a capital. */
export function nameAlone(announcement: Parameters<typeof announcementName>[0], language: Language): string {
  return capitalised(announcementName(announcement, language), language);
}

/** A silent bonus, by its name in the schema. */
export function nameOfBonus(id: string, language: Language): string {
  return definitionOf(kebab(id) as Parameters<typeof definitionOf>[0]).name[language];
}

/** The id in the rules of what the schema calls `BIG_BIRD`. */
export function kebab(id: string): string {
  return id.toLowerCase().replaceAll('_', '-');
}
