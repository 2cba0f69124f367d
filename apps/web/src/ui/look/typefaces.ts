import serif from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
import sansFurther from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-ext-wght-normal.woff2?url';
import sans from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url';
import { hasFurtherLetters, type PageLanguage } from '../../messages/languages.js';

/** What every page of a language shows at once: asked for before the style says so. */
export function typefacesOf(language: PageLanguage): readonly string[] {
  return hasFurtherLetters(language) ? [serif, sans, sansFurther] : [serif, sans];
}
