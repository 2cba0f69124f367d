import serif from '@typefaces/brygada-1918-latin.woff2?url';
import sansFurther from '@typefaces/sofia-sans-hungarian.woff2?url';
import sans from '@typefaces/sofia-sans-latin.woff2?url';
import { hasFurtherLetters, type PageLanguage } from '../../messages/languages.js';

/** What every page of a language shows at once: asked for before the style says so. */
export function typefacesOf(language: PageLanguage): readonly string[] {
  return hasFurtherLetters(language) ? [serif, sans, sansFurther] : [serif, sans];
}
