import { announcementName } from '@tarokk/rules';
import { capitalised } from './capitals.js';
import type { Language } from './languages.js';

/** An announcement where its name stands alone: Hungarian players say the card first, and a line begins with a capital. */
export function nameAlone(announcement: Parameters<typeof announcementName>[0], language: Language): string {
  return capitalised(announcementName(announcement, language), language);
}
