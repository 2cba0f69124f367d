import { type Language } from '@tarokk/rules';

const months: Readonly<Record<Language, string>> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  hu: 'január február március április május június július augusztus szeptember október november december',
};

/**
 * "8 January 2014", "8. Januar 2014", "2014. január 8." Intl.DateTimeFormat says the same, but takes as long to load as
 * verifying the match.
 * @param date YYYY-MM-DD
 */
export function dayInWords(date: string, language: Language): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const name = months[language].split(' ')[month - 1];
  switch (language) {
    case 'en':
      return `${day} ${name} ${year}`;
    case 'de':
      return `${day}. ${name} ${year}`;
    case 'hu':
      return `${year}. ${name} ${day}.`;
  }
}
