import { announcementName } from '@tarokk/rules';
import type { Language } from './languages.js';

/** An announcement where its name stands alone: Hungarian players say the card first, and a line begins with a capital. */
export function nameAlone(announcement: Parameters<typeof announcementName>[0], language: Language): string {
  const name = announcementName(announcement, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
