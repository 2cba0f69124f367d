import { languages, type Language } from '@tarokk/rules';

/** Of `Accept-Language`: the first language of the list that the office speaks; the reader's own order is that of the list. */
export function languageOf(header: string | undefined): Language {
  const accepted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return (
    accepted.map((tag) => languages.find((language) => language === tag)).find((found) => found !== undefined) ?? 'en'
  );
}
