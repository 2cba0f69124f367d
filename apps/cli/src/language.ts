import { languages, type Language } from '@tarokk/rules';

/**
 * The language of everything that is printed: `--lang`, else the locale of the terminal, else English. The arguments are
 * searched before they are parsed, so that help and complaints about the other arguments are in it too.
 */
export function chosenLanguage(words: readonly string[], environment: NodeJS.ProcessEnv): Language {
  const end = words.indexOf('--');
  const options = end < 0 ? words : words.slice(0, end);
  const asked = options
    .map((word, index) => (word === '--lang' ? options[index + 1] : /^--lang=(.*)$/.exec(word)?.[1]))
    .findLast((language) => language !== undefined);
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return languages.find((language) => language === asked) ?? languageOfLocale(locale);
}

/** "hu_HU.UTF-8" → hu; "C", "POSIX" and languages that we do not have → en. */
function languageOfLocale(locale: string): Language {
  const spoken = /^[a-z]+/.exec(locale.toLowerCase())?.[0];
  return languages.find((language) => language === spoken) ?? 'en';
}
